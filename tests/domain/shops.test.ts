import { afterEach, describe, expect, it } from 'vitest'
import { CAMILLE, JULIEN } from '@/db/seed/accounts'
import { createDiscountCode } from '@/lib/domain/shops/create-discount-code'
import { deleteDiscountCode } from '@/lib/domain/shops/delete-discount-code'
import { findDiscountCode } from '@/lib/domain/shops/discounts'
import { pauseShop, reopenShop } from '@/lib/domain/shops/pause-shop'
import { getOpenShop, getOwnShop, listDiscountCodes } from '@/lib/domain/shops/queries'
import type { DiscountCodeInput } from '@/lib/domain/shops/schema'
import { updateDiscountCode } from '@/lib/domain/shops/update-discount-code'
import { updateShop } from '@/lib/domain/shops/update-shop'
import { domain } from '../support/context'

const { as, pool } = await domain()
const visitor = as()
const camille = as(CAMILLE)
const julien = as(JULIEN)
const SHOP = 2

const { rows } = await pool.query('select stripe_account_id from clients where id = $1', [CAMILLE])
const accountId: string = rows[0].stripe_account_id
const setReady = (isReady: boolean) =>
  pool.query(
    `insert into payment_accounts (account_id, is_ready) values ($1, $2)
     on conflict (account_id) do update set is_ready = $2`,
    [accountId, isReady],
  )
await setReady(true)

const audited = async (action: string) =>
  (await pool.query('select before, after from audit_log where action = $1 order by id', [action])).rows

describe('a shop', () => {
  it('that is set up is open, with whose it is and where payments go', async () => {
    expect(await getOpenShop(visitor, SHOP)).toMatchObject({
      websiteId: SHOP,
      legalName: 'Camille Roussel EI',
      clientId: CAMILLE,
      accountId,
    })
  })

  it.each([
    ['of an inactive website', 4, 'site_inactive'],
    ['of no website', 2_147_483_647, 'not_found'],
    ['that was never set up', 1, 'conflict'],
  ])('%s is not', async (_, websiteId, code) => {
    await expect(getOpenShop(visitor, websiteId)).rejects.toMatchObject({ code })
  })

  it('is closed while the payment account is not ready', async () => {
    await setReady(false)
    await expect(getOpenShop(visitor, SHOP)).rejects.toMatchObject({ code: 'conflict' })
    expect((await getOwnShop(camille, SHOP)).takesPayments).toBe(false)
    await setReady(true)
    expect((await getOwnShop(camille, SHOP)).takesPayments).toBe(true)
  })

  it('is closed while a part of the seller’s identity is missing, and the change is in the journal without it', async () => {
    const { shop } = await getOwnShop(camille, SHOP)
    if (!shop) throw new Error('No sample shop')
    const { legalName, addressLine1, addressLine2, postalCode, city, email, termsUrl, vatRegime } = shop
    const seller = { legalName, addressLine1, addressLine2, postalCode, city, email, termsUrl, vatRegime }
    const all = { ...seller, country: 'FR' as const, phone: shop.phone }
    await updateShop(camille, { websiteId: SHOP, changes: { ...all, phone: '', legalName: 'Roussel' } })
    await expect(getOpenShop(visitor, SHOP)).rejects.toMatchObject({ code: 'conflict' })
    await updateShop(camille, { websiteId: SHOP, changes: all })
    expect((await getOpenShop(visitor, SHOP)).legalName).toBe('Camille Roussel EI')
    expect(await audited('shop.changed')).toEqual([
      { before: { legalName: 'Camille Roussel EI' }, after: { legalName: 'Roussel' } },
      { before: { legalName: 'Roussel' }, after: { legalName: 'Camille Roussel EI' } },
    ])
  })

  it('begins with its first change', async () => {
    expect((await getOwnShop(julien, 3)).shop).toBeNull()
    const changes = { pauseMessage: 'Bientôt.', pausedUntil: null }
    expect(await updateShop(julien, { websiteId: 3, changes })).toMatchObject({
      websiteId: 3,
      legalName: '',
      ...changes,
    })
  })

  it('is its owner’s alone', async () => {
    const changes = { pauseMessage: 'Fermé.', pausedUntil: null }
    await expect(updateShop(julien, { websiteId: SHOP, changes })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(getOwnShop(julien, SHOP)).rejects.toMatchObject({ code: 'not_found' })
    await expect(getOwnShop(visitor, SHOP)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await listDiscountCodes(julien, SHOP)).toEqual([])
  })
})

describe('a pause', () => {
  afterEach(() => reopenShop(camille, SHOP))
  const closed = (sentence: string) => ({ code: 'conflict', message: sentence })

  it('closes the shop with its sentence until the owner opens it again', async () => {
    await pauseShop(camille, { websiteId: SHOP, message: 'Fermé pour travaux.', until: null })
    await expect(getOpenShop(visitor, SHOP)).rejects.toMatchObject(closed('Fermé pour travaux.'))
    await reopenShop(camille, SHOP)
    expect((await getOpenShop(visitor, SHOP)).pauseMessage).toBeNull()
  })

  it('ends with its last day at midnight in Paris, and says so by itself', async () => {
    const before = as(undefined, 'USER', { at: Date.parse('2026-12-31T22:59:59Z') })
    const after = as(undefined, 'USER', { at: Date.parse('2026-12-31T23:00:00Z') })
    const owner = as(CAMILLE, 'USER', { at: Date.parse('2026-12-20T12:00:00Z') })
    await pauseShop(owner, { websiteId: SHOP, message: '', until: '2026-12-31' })
    await expect(getOpenShop(before, SHOP)).rejects.toMatchObject(
      closed('Fermé jusqu’au 31 décembre 2026 inclus.'),
    )
    expect((await getOpenShop(after, SHOP)).websiteId).toBe(SHOP)
  })

  it('may end today in Paris, not yesterday', async () => {
    // Already 1 January in Paris.
    const owner = as(CAMILLE, 'USER', { at: Date.parse('2026-12-31T23:30:00Z') })
    const pause = { websiteId: SHOP, message: '', until: '2027-01-01' }
    expect((await pauseShop(owner, pause)).pauseMessage).toBe('Fermé jusqu’au 1er janvier 2027 inclus.')
    await expect(pauseShop(owner, { ...pause, until: '2026-12-31' })).rejects.toMatchObject({
      issues: [{ path: 'until' }],
    })
  })
})

describe('a discount code', () => {
  let count = 0
  const input = (fields: Partial<DiscountCodeInput> = {}): DiscountCodeInput & { websiteId: number } => ({
    websiteId: SHOP,
    code: `Essai-${++count}`,
    percent: 10,
    amountCents: null,
    startsOn: null,
    endsOn: null,
    maxUses: null,
    active: true,
    ...fields,
  })
  const find = (code: string, at = Date.now()) =>
    findDiscountCode(as(undefined, 'USER', { at }), { websiteId: SHOP, code })
  const use = (id: number, used: number, held = 0) =>
    pool.query('update discount_codes set used = $2, held = $3 where id = $1', [id, used, held])

  it('is found however it is typed, in its own shop alone', async () => {
    const { id } = await createDiscountCode(camille, input({ code: 'Noel-2026' }))
    expect((await find(' NOEL-2026 '))?.id).toBe(id)
    expect(await findDiscountCode(visitor, { websiteId: 1, code: 'Noel-2026' })).toBeNull()
    expect(await find('Noel')).toBeNull()
  })

  it('is valid from its first to its last day in Paris, over midnight', async () => {
    const { code } = await createDiscountCode(
      camille,
      input({ startsOn: '2026-07-14', endsOn: '2026-07-15' }),
    )
    const found = async (instant: string) => (await find(code, Date.parse(instant))) !== null
    expect(await found('2026-07-13T21:59:59Z')).toBe(false)
    expect(await found('2026-07-13T22:00:00Z')).toBe(true)
    expect(await found('2026-07-15T21:59:59Z')).toBe(true)
    expect(await found('2026-07-15T22:00:00Z')).toBe(false)
  })

  it('is used up by the orders that paid and those that may still pay', async () => {
    const { id, code } = await createDiscountCode(camille, input({ maxUses: 2 }))
    await use(id, 1)
    expect(await find(code)).not.toBeNull()
    await use(id, 1, 1)
    expect(await find(code)).toBeNull()
  })

  it('of each kind comes with the sample shop', async () => {
    expect(await find('bienvenue10')).toMatchObject({ percent: 10, amountCents: null })
    expect(await find('merci5')).toMatchObject({ percent: null, amountCents: 500 })
    expect(await find('rentree')).toBeNull()
  })

  it('that is switched off is none', async () => {
    const { id, ...rest } = await createDiscountCode(camille, input())
    await updateDiscountCode(camille, { ...input({ code: rest.code }), id, active: false })
    expect(await find(rest.code)).toBeNull()
  })

  it('is one in a shop, ignoring case; another shop may have it too', async () => {
    const first = await createDiscountCode(camille, input({ code: 'UNIQUE' }))
    const taken = { code: 'conflict', issues: [{ path: 'code' }] }
    await expect(createDiscountCode(camille, input({ code: 'unique' }))).rejects.toMatchObject(taken)
    const other = await createDiscountCode(camille, input())
    await expect(
      updateDiscountCode(camille, { ...input({ code: 'Unique' }), id: other.id }),
    ).rejects.toMatchObject(taken)
    await updateDiscountCode(camille, { ...input({ code: 'Unique' }), id: first.id })
    await createDiscountCode(julien, { ...input({ code: 'UNIQUE' }), websiteId: 3 })
  })

  it('that was used keeps its name and its value, and is only switched off', async () => {
    const made = await createDiscountCode(camille, input())
    await use(made.id, 0, 1)
    const same = { ...input({ code: made.code }), id: made.id }
    const refused = { code: 'conflict' }
    await expect(updateDiscountCode(camille, { ...same, percent: 20 })).rejects.toMatchObject(refused)
    await expect(updateDiscountCode(camille, { ...same, code: 'AUTRE' })).rejects.toMatchObject(refused)
    await expect(deleteDiscountCode(camille, made.id)).rejects.toMatchObject(refused)
    const changed = await updateDiscountCode(camille, { ...same, endsOn: '2030-01-01', active: false })
    expect(changed).toMatchObject({ percent: 10, endsOn: '2030-01-01', active: false })
  })

  it('is changed and deleted by its owner alone, and each change is in the journal', async () => {
    const made = await createDiscountCode(camille, input({ code: 'JOURNAL' }))
    const same = { ...input({ code: 'JOURNAL' }), id: made.id }
    await expect(updateDiscountCode(julien, same)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteDiscountCode(julien, made.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(createDiscountCode(julien, input())).rejects.toMatchObject({ code: 'not_found' })
    await updateDiscountCode(camille, { ...same, percent: null, amountCents: 500 })
    await deleteDiscountCode(camille, made.id)
    expect((await listDiscountCodes(camille, SHOP)).map(({ code }) => code)).not.toContain('JOURNAL')
    expect((await audited('discount-code.created')).at(-1)?.after).toMatchObject({
      code: 'JOURNAL',
      percent: 10,
    })
    expect((await audited('discount-code.changed')).at(-1)).toEqual({
      before: { percent: 10, amountCents: null },
      after: { percent: null, amountCents: 500 },
    })
    expect((await audited('discount-code.deleted')).at(-1)?.before).toMatchObject({ code: 'JOURNAL' })
  })
})
