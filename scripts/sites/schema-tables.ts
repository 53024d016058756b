import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { root } from '../launch/folders'

export type ForeignKey = { columns: string[]; isRequired: boolean; to: string }

export type Table = {
  name: string
  /** The name by which sources import it. */
  exportedAs: string
  columns: { name: string; property: string; isRequired: boolean }[]
  foreignKeys: ForeignKey[]
  /** Columns of each unique key except the primary key. Expressions are left out. */
  uniqueKeys: string[][]
  primaryKey: string[]
}

/** Every table of db/schema, by name. */
export async function readTables(): Promise<Table[]> {
  const folder = join(root, 'db/schema')
  const modules = await Promise.all(
    readdirSync(folder).map(
      (file) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href) as Promise<object>,
    ),
  )
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([exportedAs, value]) => (is(value, PgTable) ? [describe(exportedAs, value)] : []))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function describe(exportedAs: string, table: PgTable): Table {
  const config = getTableConfig(table)
  const namesOf = (columns: unknown[]) =>
    columns.flatMap((column) => {
      const { name } = column as { name?: string }
      return name === undefined ? [] : [toSnakeCase(name)]
    })
  return {
    name: config.name,
    exportedAs,
    columns: Object.entries(table)
      .filter(([, column]) => config.columns.includes(column))
      .map(([property, column]) => ({
        ...{ name: toSnakeCase(column.name), property },
        isRequired: column.notNull || column.primary,
      })),
    foreignKeys: config.foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference()
      return {
        columns: namesOf(columns),
        isRequired: columns.every((column) => column.notNull || column.primary),
        to: getTableConfig(foreignTable).name,
      }
    }),
    uniqueKeys: [
      ...config.columns.filter(({ isUnique }) => isUnique).map((column) => namesOf([column])),
      ...config.uniqueConstraints.map(({ columns }) => namesOf(columns)),
      ...config.indexes
        .filter(({ config: { unique } }) => unique)
        .map((index) => namesOf(index.config.columns)),
    ],
    primaryKey: [
      ...config.primaryKeys.flatMap(({ columns }) => namesOf(columns)),
      ...namesOf(config.columns.filter(({ primary }) => primary)),
    ],
  }
}
