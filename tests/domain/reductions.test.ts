import { describe, expect, it } from 'vitest'
import { CAMILLE, JULIEN } from '@/db/seed/accounts'
import { addDays, parisDay, parisInstant } from '@/lib/domain/calendar'
import { applyReductions } from '@/lib/domain/catalogue/apply-reductions'
import { createProduct } from '@/lib/domain/catalogue/create-product'
import { duplicateProduct } from '@/lib/domain/catalogue/duplicate-product'
import { getOwnProduct } from '@/lib/domain/catalogue/list-own-products'
import { getProduct } from '@/lib/domain/catalogue/queries'
import { type ProductChanges, updateProduct } from '@/lib/domain/catalogue/update-product'
import { domain } from '../support/context'
import { newProduct } from '../support/new-product'

const { as, job, pool } = await domain()
const SHOP = 2
const TODAY = parisDay(new Date())
/** Eleven in the morning, `day` days from today. */
const on = (day: number) => ({ at: parisInstant(addDays(TODAY, day), 11).getTime() })
const camille = (day: number) => as(CAMILLE, 'USER', on(day))
const inDays = (day: number) => addDays(TODAY, day)
const visitor = as()
const applyOn = (day: number) => applyReductions(job('price-reductions', on(day)))

/** A product that is sold for 25 € since day 0. */
async function sold() {
  const { id } = await createProduct(camille(0), {
    websiteId: SHOP,
    input: newProduct({ priceCents: 2_500 }),
  })
  const change = (day: number, changes: ProductChanges) => updateProduct(camille(day), { id, changes })
  return { id, change, seen: () => getProduct(visitor, id) }
}

const history = async (id: number) =>
  (
    await pool.query('select price_cents from product_prices where product_id = $1 order by since, id', [id])
  ).rows.map((row) => row.price_cents)

describe('the price of a product', () => {
  it('is noted with each change, and while it is hidden as none', async () => {
    const { id, change } = await sold()
    await change(1, { priceCents: 2_400, name: 'Miel' })
    await change(2, { name: 'Miel de thym' })
    await change(3, { active: false })
    await change(4, { priceCents: 2_000 })
    await change(5, { active: true })
    expect(await history(id)).toEqual([2_500, 2_400, null, 2_000])
    const own = { websiteId: SHOP, id }
    expect(await getOwnProduct(camille(6), own)).toMatchObject({ lowestCents: 2_000 })
    await expect(getOwnProduct(as(JULIEN, 'USER', on(6)), own)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a reduction', () => {
  it('shows the price before it and the lowest of the 30 days before, and is what is paid', async () => {
    const { change, seen } = await sold()
    await change(20, { priceCents: 2_400 })
    await change(25, { priceCents: 2_600 })
    await change(40, { reducedCents: 1_990 })
    expect(await seen()).toMatchObject({
      priceCents: 1_990,
      reduction: { previousCents: 2_600, lowestCents: 2_400 },
    })
  })

  it('is refused unless it is lower than that', async () => {
    const { change, seen } = await sold()
    await change(20, { priceCents: 1_900 })
    await change(25, { priceCents: 2_500 })
    await expect(change(40, { reducedCents: 1_900 })).rejects.toMatchObject({
      code: 'validation',
      issues: [{ path: 'reducedCents', message: expect.stringContaining('19,00') }],
    })
    expect(await seen()).toMatchObject({ priceCents: 2_500, reduction: null })
  })

  it('is refused for a product that was not on sale', async () => {
    const { change } = await sold()
    await change(1, { active: false })
    await expect(change(40, { reducedCents: 1_000 })).rejects.toMatchObject({ code: 'validation' })
  })

  it('that goes further is compared with the prices before the first', async () => {
    const { change, seen } = await sold()
    await change(40, { reducedCents: 1_990 })
    await change(45, { reducedCents: 1_490 })
    expect(await seen()).toMatchObject({
      priceCents: 1_490,
      reduction: { previousCents: 2_500, lowestCents: 2_500 },
    })
    await expect(change(46, { reducedCents: 1_990 })).rejects.toMatchObject({ code: 'validation' })
  })

  it('ends with a new price, and when its owner ends it the price before comes back', async () => {
    const [one, other] = [await sold(), await sold()]
    await one.change(40, { reducedCents: 1_990 })
    await one.change(41, { priceCents: 1_990 })
    expect(await one.seen()).toMatchObject({ priceCents: 1_990, reduction: { previousCents: 2_500 } })
    await one.change(42, { priceCents: 2_200 })
    expect(await one.seen()).toMatchObject({ priceCents: 2_200, reduction: null })
    await other.change(40, { reducedCents: 1_990 })
    await other.change(42, { reducedCents: null })
    expect(await other.seen()).toMatchObject({ priceCents: 2_500, reduction: null })
    // Its own reduced price is the lowest now.
    await expect(other.change(43, { reducedCents: 1_990 })).rejects.toMatchObject({ code: 'validation' })
  })

  it('starts on its first day and ends after its last, once however often the job runs', async () => {
    const { id, change, seen } = await sold()
    const owned = await change(40, { reducedCents: 1_990, reducedFrom: inDays(42), reducedUntil: inDays(44) })
    expect(owned).toMatchObject({ priceCents: 2_500, reduction: { priceCents: 1_990, previousCents: null } })
    expect((await seen()).reduction).toBeNull()
    await applyOn(41)
    expect((await seen()).priceCents).toBe(2_500)
    await Promise.all([applyOn(42), applyOn(42)])
    await applyOn(44)
    expect(await seen()).toMatchObject({
      priceCents: 1_990,
      reduction: { previousCents: 2_500, lowestCents: 2_500, endsOn: inDays(44) },
    })
    await Promise.all([applyOn(45), applyOn(45)])
    expect(await seen()).toMatchObject({ priceCents: 2_500, reduction: null })
    expect(await history(id)).toEqual([2_500, 1_990, 2_500])
  })

  it('whose last day is over, or comes before the first, is refused at its place', async () => {
    const { change } = await sold()
    const refused = { code: 'validation', issues: [{ path: 'reducedUntil' }] }
    await expect(change(40, { reducedCents: 1_990, reducedUntil: inDays(39) })).rejects.toMatchObject(refused)
    const days = { reducedFrom: inDays(45), reducedUntil: inDays(42) }
    await expect(change(40, { reducedCents: 1_990, ...days })).rejects.toMatchObject(refused)
  })

  it('does not go along with a copy, which has the price before', async () => {
    const { id, change } = await sold()
    await change(40, { reducedCents: 1_990 })
    expect(await duplicateProduct(camille(41), id)).toMatchObject({ priceCents: 2_500, reduction: null })
  })
})
