import { groupBy } from '../../lib/domain/group-by'
import type { Owned } from './classify'
import { OF_MIGRATIONS, type Whose } from './constants'
import type { Query } from './read-queries'

const TITLES: Record<Whose, string> = {
  website: 'Of one website',
  client: 'Of one client',
  agency: 'Of the agency, or of people',
}

/** The first part of docs/sites.md, derived from db/schema alone. */
export function formatSchema(owned: Owned[]): string {
  const of = new Map(owned.map((one) => [one.table.name, one.of]))
  const groups = groupBy(owned, (one) => one.of)
  const keys = owned.flatMap(({ table, of: from }) =>
    table.foreignKeys.map((key) => ({ ...key, table: table.name, from, into: of.get(key.to) })),
  )
  const leaving = keys.filter(({ from, into }) => from !== into && (from === 'website' || into === 'website'))
  const within = keys.filter(({ from, into }) => from === 'website' && into === 'website')
  const apart = within.filter(({ columns, to }) => to !== 'websites' && !columns.includes('website_id'))
  return `# What crosses sites

\`npm run sites\` writes this page from db/schema and the sources; docs/scaling.md says what it is for. The tables and keys are held by
tests (\`scripts/sites\`, \`tests/domain/sites.test.ts\`).

## Tables

${(['website', 'client', 'agency'] as const)
  .map((whose) =>
    [`### ${TITLES[whose]}: ${groups.get(whose)?.length}`, '', ...rowsOf(groups.get(whose) ?? []), ''].join(
      '\n',
    ),
  )
  .join('\n')}
## Foreign keys between a website and what is of none: ${leaving.length}

| from | to |
| --- | --- |
${leaving.map(({ table, from, columns, isRequired, to, into }) => `| ${table} (${from}): ${columns.join(', ')}${isRequired ? '' : ', or none'} | ${to} (${into}) |`).join('\n')}

## Foreign keys within a website that do not hold \`website_id\`: ${apart.length} of ${within.length}

${apart.map(({ table, columns, to }) => `- ${table}: ${columns.join(', ')} → ${to}`).join('\n')}

## Keys that are unique over all websites

Primary keys count from one sequence a table (${owned.filter((one) => one.of === 'website' && isNumbered(one)).length} tables of a website). Besides these:

${globalKeys(owned)
  .map(({ name, columns }) => `- ${name}: ${columns.join(', ')}`)
  .join('\n')}
`
}

const rowsOf = (owned: Owned[]) => [
  '| table | by |',
  '| --- | --- |',
  ...owned.map(({ table, by }) => `| ${table.name} | ${by} |`),
]

const isNumbered = ({ table }: Owned) => table.primaryKey.length === 1 && table.primaryKey[0] === 'id'

/** Keys that are unique across websites. A key that references a row of the same website stays unique wherever that row is. */
const globalKeys = (owned: Owned[]) =>
  owned
    .filter((one) => one.of === 'website')
    .flatMap(({ table }) => {
      const own = new Set(table.foreignKeys.flatMap(({ columns }) => columns))
      const keys = [...table.uniqueKeys, ...(OF_MIGRATIONS[table.name] ?? []), table.primaryKey]
      return keys
        .filter((columns) => columns.length > 0 && columns.join() !== 'id')
        .filter((columns) => !columns.some((column) => own.has(column) || column === 'website_id'))
        .map((columns) => ({ name: table.name, columns }))
    })

/** The second part: a snapshot of the sources. */
export function formatQueries(queries: Query[]): string {
  const touching = queries.filter(({ of }) => of.includes('website'))
  const ofNoSite = queries.filter(({ of }) => !of.includes('website'))
  const byRights = touching.filter(({ by }) => by === 'rights')
  const across = touching.filter(({ by }) => by === 'nothing' || by === 'client')
  const inside = touching.length - byRights.length - across.length
  return `
## Queries

Read from the text of ${queries.length} statements in \`app\` and \`lib\`, by the columns that their conditions name, in their own text and in the
functions they call. Tables chosen at run time, the job queue and triggers are not seen, and a condition that holds only for some
actors counts as one.

| what they touch | statements |
| --- | --- |
| rows of one website, or rows that a key names | ${inside} |
| of all the actor's websites; of every one for the agency | ${byRights.length} |
| rows of several websites, for one client or without any condition on a website | ${across.length} |
| no table of a website: accounts, contracts, invoices, tickets | ${ofNoSite.length} |

### Of several websites: ${across.length}

${listed(across)}

### As far as the actor's rights reach: ${byRights.length}

${listed(byRights)}

### Without a table of a website: ${ofNoSite.length}

${counted(ofNoSite)}
`
}

const listed = (queries: Query[]) =>
  [...groupBy(queries, ({ path }) => path)]
    .map(
      ([path, all]) =>
        `- \`${path}\`: ${[...new Set(all.map(({ verb, tables }) => `${verb} ${tables.join(', ')}`))].join('; ')}`,
    )
    .join('\n')

/** One line per folder. */
const counted = (queries: Query[]) =>
  [...groupBy(queries, ({ path }) => path.slice(0, path.lastIndexOf('/')))]
    .map(([folder, all]) => {
      const tables = [...new Set(all.flatMap((query) => query.tables))].toSorted()
      return `- \`${folder}\` (${all.length}): ${tables.join(', ')}`
    })
    .join('\n')
