import { expect, test } from 'vitest'
import { z } from 'zod'
import { readListAddress } from './list-address'

const read = (query: Record<string, string | string[] | undefined>) =>
  readListAddress({
    path: '/liste',
    query,
    filter: z.object({ type: z.enum(['bug', 'idée']).optional().catch(undefined) }),
    cursor: z.object({ id: z.number() }),
  })

test('an address without a query is the first page of the whole list', () => {
  const { filter, page, isFiltered, links } = read({})
  expect([filter, page.limit, page.after, page.before, isFiltered]).toEqual([
    {},
    25,
    undefined,
    undefined,
    false,
  ])
  expect(links({ previous: null, next: null })).toEqual({ previous: null, next: null })
})

test('the address of the page beside it keeps the filter and leads to the cursor', () => {
  const { next, previous } = read({ type: 'idée' }).links({ previous: { id: 4 }, next: { id: 9 } })
  const queryOf = (href: string | null) =>
    Object.fromEntries(new URL(href ?? '', 'https://x.invalid').searchParams)
  expect(next?.startsWith('/liste?')).toBe(true)
  expect(read(queryOf(next))).toMatchObject({ filter: { type: 'idée' }, page: { after: { id: 9 } } })
  expect(read(queryOf(previous)).page).toMatchObject({ before: { id: 4 }, after: undefined })
})

test.each([
  { type: 'autre' },
  { type: '' },
  { type: ['bug', 'idée'] },
  { apres: 'x' },
  { apres: Buffer.from('{"id":"a"}').toString('base64url') },
  { inconnu: '1' },
])('%o says nothing that counts', (query) => {
  const { filter, page, isFiltered } = read(query)
  expect([filter, page.after, isFiltered]).toEqual([{}, undefined, false])
})

const readStrict = (query: Record<string, string | string[] | undefined>) =>
  readListAddress({
    path: '/liste',
    query,
    filter: z.strictObject({ type: z.enum(['bug', 'idée']).optional(), sort: z.enum(['nom']).optional() }),
    cursor: z.object({ id: z.number() }),
    beside: ['fiche'],
  })

test('a strict list names what it does not know, and reads on without it', () => {
  const { filter, refused } = readStrict({ type: 'bug', sort: 'PasswordHash', role: 'x', fiche: '3' })
  expect([filter, refused]).toEqual([{ type: 'bug' }, ['sort', 'role']])
  expect(readStrict({ type: ['bug', 'idée'] }).refused).toEqual(['type'])
  expect(readStrict({ type: '', apres: 'x', fiche: 'nouveau' }).refused).toEqual([])
})

test('a sheet opens over the page that is read, and an export has its filter', () => {
  const apres = Buffer.from('{"id":9}').toString('base64url')
  const { here, filteredAt } = readStrict({ type: 'bug', apres, fiche: '1' })
  expect(here()).toBe(`/liste?type=bug&apres=${apres}`)
  expect(here({ fiche: '12' })).toBe(`/liste?type=bug&apres=${apres}&fiche=12`)
  expect(filteredAt('/export')).toBe('/export?type=bug')
  expect(readStrict({}).here()).toBe('/liste')
})

test('each list of a page keeps what the address says of the others, and opens where it stands', () => {
  const options = {
    path: '/boutique',
    filter: z.object({ type: z.string().optional() }),
    cursor: z.object({ id: z.number() }),
  }
  const query = { type: 'bug', detail: '3', 'commandes-type': 'idée', 'commandes-detail': '7' }
  const main = readListAddress({ ...options, query, beside: ['detail'], others: ['commandes-'] })
  const orders = readListAddress({
    ...options,
    query,
    beside: ['detail'],
    prefix: 'commandes-',
    anchor: '#commandes',
  })
  expect([main.filter, orders.filter]).toEqual([{ type: 'bug' }, { type: 'idée' }])
  expect(main.kept).toEqual({ 'commandes-type': 'idée', 'commandes-detail': '7' })
  expect(orders.kept).toEqual({ type: 'bug', detail: '3' })
  const addressOf = (href: string | null) => new URL(href ?? '', 'https://x.invalid')
  const next = addressOf(orders.links({ previous: null, next: { id: 9 } }).next)
  expect(next.hash).toBe('#commandes')
  expect(Object.fromEntries(next.searchParams)).toMatchObject({
    type: 'bug',
    detail: '3',
    'commandes-type': 'idée',
  })
  expect(next.searchParams.has('commandes-apres')).toBe(true)
  expect(Object.fromEntries(addressOf(orders.here({ detail: '8' })).searchParams)).toEqual({
    type: 'bug',
    detail: '3',
    'commandes-type': 'idée',
    'commandes-detail': '8',
  })
  expect(orders.filteredAt('/export')).toBe('/export?type=id%C3%A9e')
  expect(orders.whole).toBe('/boutique?type=bug&detail=3#commandes')
})
