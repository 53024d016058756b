import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../launch/folders'
import { classify } from './classify'
import { formatSchema } from './page'
import { readQueries } from './read-queries'
import { readTables, type Table } from './schema-tables'
import { parseSource } from './sources'

const tables = await readTables()
const owned = classify(tables)

const newTable = (columns: string[], to: string, isRequired: boolean): Table => ({
  ...{ name: 'new_things', exportedAs: 'newThings', uniqueKeys: [], primaryKey: ['id'] },
  columns: ['id', ...columns].map((name) => ({ name, property: name, isRequired })),
  foreignKeys: [{ columns, isRequired, to }],
})

const ownerOf = (table: Table) =>
  classify([...tables, table]).find((one) => one.table.name === 'new_things')?.of

describe('to whom the rows of a table belong', () => {
  it('is known of every table, and docs/sites.md says it as it is: npm run sites', () => {
    expect(owned.length).toBeGreaterThan(90)
    expect(readFileSync(join(root, 'docs/sites.md'), 'utf8')).toContain(formatSchema(owned))
  })

  it('follows from a required column, by other tables too', () => {
    expect(ownerOf(newTable(['website_id'], 'websites', true))).toBe('website')
    expect(ownerOf(newTable(['item_id'], 'order_items', true))).toBe('website')
    expect(ownerOf(newTable(['invoice_id'], 'invoices', true))).toBe('client')
  })

  it('has to be said of a new table that may lead to none', () => {
    for (const table of [newTable(['website_id'], 'websites', false), newTable(['user_id'], 'users', true)])
      expect(() => ownerOf(table)).toThrow(/new_things.*scripts\/sites\/constants\.ts/)
  })
})

const HEAD = `import { orders } from '@/db/schema/orders'
import { orderItems } from '@/db/schema/order-items'
import { websites } from '@/db/schema/websites'
import { ownsWebsite } from '../permissions/scopes'
`

function queriesIn(text: string) {
  const source = parseSource('lib/domain/orders/new.ts', HEAD + text)
  return readQueries(new Map([[source.path, source]]), owned).map(
    ({ verb, tables: named, by }) => `${verb} ${named.join(', ')} by ${by}`,
  )
}

describe('the statements of a source', () => {
  it('name a website in their condition, or in what it calls', () =>
    expect(
      queriesIn(`
        const ofSite = (id) => eq(orders.websiteId, id)
        db.select().from(orders).where(ofSite(1))
        db.update(orders).set({ paid: true }).where(eq(orders.websiteId, id))`),
    ).toEqual(['select orders by website', 'update orders by website']))

  it('name a row, or one of the statement around them', () =>
    expect(
      queriesIn(`
        db.delete(orders).where(eq(orders.id, id))
        db.select().from(orderItems).where(eq(orderItems.orderId, orders.id))`),
    ).toEqual(['delete orders by key', 'select order_items by key']))

  it('name nothing, though they join by keys', () =>
    expect(
      queriesIn(`
        db.select().from(orders).innerJoin(websites, eq(websites.id, orders.websiteId)).where(lt(orders.createdAt, day))
        db.select().from(orderItems)`),
    ).toEqual(['select orders, websites by nothing', 'select order_items by nothing']))

  it('reach as far as the actor’s rights', () =>
    expect(queriesIn('db.select().from(websites).where(ownsWebsite(reads))')).toEqual([
      'select websites by rights',
    ]))
})
