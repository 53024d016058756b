import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../launch/folders'

/** A file of the product: what it imports, and what it declares by name. */
export type Source = {
  path: string
  tree: ts.SourceFile
  imports: Map<string, { from: string; name: string }>
  declared: Map<string, ts.Node>
}

const FOLDERS = ['app', 'lib']
const CODE = /(?<!\.test|\.d)\.tsx?$/

/** Every source that may query the database, by path. */
export function readSources(): Map<string, Source> {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => CODE.test(name))
      .map((name) => `${folder}/${name}`),
  )
  return new Map(paths.toSorted().map((path) => [path, read(path)]))
}

const read = (path: string): Source => parseSource(path, readFileSync(join(root, path), 'utf8'))

export function parseSource(path: string, text: string): Source {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const source: Source = { path, tree, imports: new Map(), declared: new Map() }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) addImports(source, node)
    else if (ts.isFunctionDeclaration(node) && node.name) source.declared.set(node.name.text, node)
    else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      source.declared.set(node.name.text, node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return source
}

function addImports({ path, imports }: Source, node: ts.ImportDeclaration) {
  const named = node.importClause?.namedBindings
  if (!named || !ts.isNamedImports(named) || !ts.isStringLiteral(node.moduleSpecifier)) return
  const from = resolve(path, node.moduleSpecifier.text)
  for (const { name, propertyName } of named.elements)
    imports.set(name.text, { from, name: (propertyName ?? name).text })
}

/** The path from the project's folder; without the extension if there is no such file. */
function resolve(path: string, specifier: string): string {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? join(dirname(path), specifier)
      : specifier
  return [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(join(root, file))) ?? base
}

/** A second name for a table counts as the table: `const owner = alias(websites, 'owner')`. */
export function tableName(source: Source, name: string): string {
  const { imports, declared } = source
  const value = declared.get(name)
  if (value && ts.isCallExpression(value) && value.expression.getText() === 'alias') {
    const [table] = value.arguments
    if (table) return tableName(source, table.getText())
  }
  return imports.get(name)?.from.startsWith('db/schema/') ? (imports.get(name)?.name ?? '') : ''
}
