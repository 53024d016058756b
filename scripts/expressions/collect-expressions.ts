import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

export interface Expression {
  source: string
  flags: string
  /** Every occurrence, as file:line. */
  places: string[]
}

interface Collected {
  expressions: Expression[]
  /** Places of `RegExp(…)` with computed text, which cannot be read from the source. */
  computed: string[]
}

/** Files that build an expression from computed text, and why that text is not input. */
export const COMPUTED: Record<string, string> = {
  'lib/domain/elision.ts': 'joins constants of the same file',
  'lib/providers/shipments/phone.ts': 'joins the calling codes of six countries, from libphonenumber-js',
}

/** The product's own code: server, jobs and pages. */
const FOLDERS = ['app', 'components', 'content', 'db', 'lib']
const FILES = ['instrumentation-client.ts', 'middleware.ts', 'next.config.ts']

/** Every distinct regular expression in the product's source, with all its locations. */
export function collectExpressions(root: string): Collected {
  const found = new Map<string, Expression>()
  const computed: string[] = []
  for (const file of [...FOLDERS.flatMap((folder) => sourceFiles(root, folder)), ...FILES]) {
    const read = readExpressions(file, readFileSync(join(root, file), 'utf8'))
    computed.push(...read.computed)
    for (const { source, flags, places } of read.expressions) {
      const key = `/${source}/${flags}`
      const known = found.get(key)
      if (known) known.places.push(...places)
      else found.set(key, { source, flags, places: [...places] })
    }
  }
  return { expressions: [...found.values()], computed }
}

function sourceFiles(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** The expressions of one file: literals, and calls of RegExp with constant text. */
export function readExpressions(file: string, text: string): Collected {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const collected: Collected = { expressions: [], computed: [] }
  const visit = (node: ts.Node): void => {
    const place = () => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)]
      collected.expressions.push({ source, flags, places: [place()] })
    } else if (isRegExpCall(node)) {
      const [text, letters] = node.arguments ?? []
      const source = text && constantText(text)
      const flags = letters ? constantText(letters) : ''
      if (source === undefined || flags === undefined) collected.computed.push(place())
      else collected.expressions.push({ source, flags, places: [place()] })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return collected
}

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

/** The text of a string literal, or of several joined by `+`; undefined when it is computed. */
function constantText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined
  const [left, right] = [constantText(node.left), constantText(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}
