import ts from 'typescript'
import type { Owned } from './classify'
import { comparedColumns } from './compared-columns'
import type { Whose } from './constants'
import { type Source, tableName } from './sources'

/** What a statement's condition filters by. `rights`: owners see their own rows, the agency all. */
export type By = 'website' | 'rights' | 'client' | 'key' | 'nothing'

export type Query = {
  path: string
  verb: string
  tables: string[]
  /** The owners of the rows that it touches. */
  of: Whose[]
  by: By
}

const VERBS: Record<string, string> = {
  from: 'select',
  insert: 'insert',
  update: 'update',
  delete: 'delete',
  execute: 'SQL',
}
const CONDITIONS = new Set(['where', 'having'])

/** Every drizzle statement in the sources, with what its condition filters by, including the constants and functions that it
 *  uses. Tables passed as parameters are unknown. */
export function readQueries(sources: Map<string, Source>, owned: Owned[]): Query[] {
  const tables = new Map(owned.map((one) => [one.table.exportedAs, one]))
  const all: Query[] = []
  for (const source of sources.values()) {
    const tableOf = (node: ts.Node) =>
      ts.isIdentifier(node) ? tables.get(tableName(source, node.text)) : undefined
    const visit = (node: ts.Node) => {
      const query = queryAt(node, source)
      if (query) all.push(query)
      ts.forEachChild(node, visit)
    }
    const queryAt = (node: ts.Node, { path }: Source): Query | undefined => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
      const verb = VERBS[node.expression.name.text]
      const [first] = node.arguments
      if (!verb || !first) return undefined
      const isRaw = verb === 'SQL'
      const named = isRaw ? tablesIn(first, tableOf) : [tableOf(first)].filter((one) => one !== undefined)
      if (named.length === 0) return undefined
      const calls = chainOf(node)
      const joined = calls
        .filter(({ name }) => name.endsWith('Join'))
        .flatMap(({ call }) => (call.arguments[0] ? tableOf(call.arguments[0]) : undefined) ?? [])
      const conditions = isRaw
        ? [first]
        : calls.filter(({ name }) => CONDITIONS.has(name)).flatMap(({ call }) => [...call.arguments])
      const touched = [...new Map([...named, ...joined].map((one) => [one.table.name, one])).values()]
      return {
        ...{ path, verb, tables: touched.map(({ table }) => table.name) },
        of: [...new Set(touched.map(({ of }) => of))],
        by: verb === 'insert' ? 'key' : comparedBy(conditions, source, touched),
      }
    }
    visit(source.tree)
  }
  return all

  function comparedBy(conditions: ts.Node[], source: Source, touched: Owned[]): By {
    const { columns, isByRights } = comparedColumns(conditions, source, {
      ...{ sources, tables },
      touched: touched.map(({ table }) => table.name),
    })
    const has = (...wanted: string[]) => columns.some((column) => wanted.includes(column))
    if (has('websites.id') || columns.some((column) => column.endsWith('.website_id'))) return 'website'
    if (has(...touched.flatMap(keysOf))) return 'key'
    if (isByRights) return 'rights'
    const isOfClient = has('clients.id') || columns.some((column) => column.endsWith('.client_id'))
    return isOfClient ? 'client' : 'nothing'
  }
}

/** Columns whose value identifies one row, or the rows that belong to one other row. */
const keysOf = ({ table }: Owned): string[] =>
  [
    ...table.primaryKey,
    ...table.uniqueKeys.filter(({ length }) => length === 1).flat(),
    ...table.foreignKeys.flatMap(({ columns }) => columns),
  ].map((column) => `${table.name}.${column}`)

function tablesIn(node: ts.Node, tableOf: (node: ts.Node) => Owned | undefined): Owned[] {
  const found: Owned[] = []
  const visit = (one: ts.Node) => {
    const table = tableOf(one)
    if (table) found.push(table)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

/** The calls chained to one: `.innerJoin(…).where(…)`. */
function chainOf(call: ts.CallExpression) {
  const calls: { name: string; call: ts.CallExpression }[] = []
  for (
    let node: ts.Node = call;
    ts.isPropertyAccessExpression(node.parent) && ts.isCallExpression(node.parent.parent);
  ) {
    calls.push({ name: node.parent.name.text, call: node.parent.parent })
    node = node.parent.parent
  }
  return calls
}
