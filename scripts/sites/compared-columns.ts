import ts from 'typescript'
import type { Owned } from './classify'
import { type Source, tableName } from './sources'

type Known = {
  sources: Map<string, Source>
  tables: Map<string, Owned>
  /** The names of the statement's own tables. */
  touched: string[]
}
type Compared = { columns: string[]; isByRights: boolean }

/** The maximum call depth when following conditions into functions. */
const DEPTH = 6

/** The website owner's rights: they restrict clients but not the agency, and are not followed. */
const OWNERS_RIGHTS = 'ownsWebsite'

/** The columns that conditions, and the functions that they call, compare with a value or a row of the outer statement. A
 *  comparison of two columns of the statement's own tables restricts nothing. */
export function comparedColumns(
  conditions: ts.Node[],
  from: Source,
  { sources, tables, touched }: Known,
): Compared {
  const columns: string[] = []
  let isByRights = false
  const seen = new Set<ts.Node>()

  function columnOf(node: ts.Node, source: Source): string | undefined {
    if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined
    const owned = tables.get(tableName(source, node.expression.text))
    const column = owned?.table.columns.find(({ property }) => property === node.name.text)
    return column && `${owned?.table.name}.${column.name}`
  }

  function visit(node: ts.Node, source: Source, depth: number) {
    if (ts.isCallExpression(node) && node.arguments.length === 2) {
      const sides = node.arguments.map((side) => columnOf(side, source))
      if (sides.every((side) => side !== undefined && touched.includes(side.split('.')[0] ?? ''))) return
    }
    const column = columnOf(node, source)
    if (column) columns.push(column)
    else if (ts.isIdentifier(node)) follow(node.text, source, depth)
    ts.forEachChild(node, (child) => visit(child, source, depth))
  }

  function follow(name: string, source: Source, depth: number) {
    if (name === OWNERS_RIGHTS) isByRights = true
    if (depth === 0 || name === OWNERS_RIGHTS) return
    const own = source.declared.get(name)
    const imported = source.imports.get(name)
    const target = own ? source : imported && sources.get(imported.from)
    const node = own ?? (imported && target?.declared.get(imported.name))
    if (!target || !node || seen.has(node)) return
    seen.add(node)
    visit(node, target, depth - 1)
  }

  for (const condition of conditions) visit(condition, from, DEPTH)
  return { columns, isByRights }
}
