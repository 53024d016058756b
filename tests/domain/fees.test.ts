import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { insertAccount } from '@/lib/domain/clients/insert-account'
import { computeFee } from '@/lib/domain/fees/compute-fee'
import { createFeeRule } from '@/lib/domain/fees/create-fee-rule'
import { deleteFeeRule } from '@/lib/domain/fees/delete-fee-rule'
import { findFeeTerms, listFeeRules } from '@/lib/domain/fees/queries'
import type { FeeRuleInput } from '@/lib/domain/fees/schema'
import { updateFeeRule } from '@/lib/domain/fees/update-fee-rule'
import { domain } from '../support/context'

const { as, db, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')

async function seller(): Promise<number> {
  const account = {
    email: `${crypto.randomUUID()}@exemple.fr`,
    passwordHash: '-',
    firstName: 'Léa',
    lastName: 'Martin',
    phone: '06 01 02 03 04',
  }
  return (await insertAccount(db, account, { fixedFeeCents: 10, percentFee: 1.15 })).id
}

const input: FeeRuleInput = {
  minAmountCents: 5_000,
  fixedFeeCents: 25,
  percentage: 2.9,
  maxFeeCents: null,
  customFormula: null,
}

it('what is stored is what an order is computed with', async () => {
  const clientId = await seller()
  for (const minAmountCents of [20_000, 5_000])
    await createFeeRule(admin, { clientId, input: { ...input, minAmountCents } })
  const terms = await findFeeTerms(admin, clientId)
  expect(await findFeeTerms(admin, 2_147_483_647)).toBeNull()
  expect(terms).toMatchObject({ firstName: 'Léa', lastName: 'Martin', fixedFeeCents: 10, percentage: 1.15 })
  expect(terms?.rules.map(({ minAmountCents }) => minAmountCents)).toEqual([5_000, 20_000])
  const feeOf = (order: { amountCents: number; shippingCents: number }) =>
    terms && computeFee(terms, order).feeCents
  expect(feeOf({ amountCents: 5_000, shippingCents: 0 })).toBe(170)
  expect(feeOf({ amountCents: 1_000, shippingCents: 0 })).toBe(22)
})

describe('only administrators', () => {
  it.each([
    ['a visitor', as()],
    ['the seller', as(CAMILLE)],
    ['a moderator', as(MODERATOR, 'MODERATOR')],
  ])('and not %s, read and change rules', async (_, ctx) => {
    const rule = await createFeeRule(admin, { clientId: await seller(), input })
    const forbidden = expect.objectContaining({ code: 'forbidden' })
    const clientId = CAMILLE
    await expect(listFeeRules(ctx, { clientId, after: null, limit: 5 })).rejects.toEqual(forbidden)
    await expect(findFeeTerms(ctx, clientId)).rejects.toEqual(forbidden)
    await expect(createFeeRule(ctx, { clientId, input })).rejects.toEqual(forbidden)
    await expect(updateFeeRule(ctx, { id: rule.id, changes: { fixedFeeCents: 0 } })).rejects.toEqual(
      forbidden,
    )
    await expect(deleteFeeRule(ctx, rule.id)).rejects.toEqual(forbidden)
  })

  it('and none who only looks at another’s screens', async () => {
    const viewing = as(ADMIN, 'ADMIN', { viewedBy: ADMIN })
    await expect(createFeeRule(viewing, { clientId: CAMILLE, input })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('two administrators at once', () => {
  it('cannot give a user two rules from the same amount, by adding or by changing', async () => {
    const clientId = await seller()
    const outcomes = await Promise.allSettled([
      createFeeRule(admin, { clientId, input }),
      createFeeRule(as(ADMIN, 'ADMIN'), { clientId, input }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [a, b] = await Promise.all(
      [1, 2].map((minAmountCents) => createFeeRule(admin, { clientId, input: { ...input, minAmountCents } })),
    )
    const moved = await Promise.allSettled(
      [a, b].map((rule) => updateFeeRule(admin, { id: rule?.id ?? 0, changes: { minAmountCents: 3 } })),
    )
    expect(moved.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    const { rows } = await pool.query('select min_amount_cents from fee_rules where client_id = $1', [
      clientId,
    ])
    expect(rows).toHaveLength(3)
  })

  it('who change different terms of a rule keep both', async () => {
    const rule = await createFeeRule(admin, { clientId: await seller(), input })
    await Promise.all([
      updateFeeRule(admin, { id: rule.id, changes: { fixedFeeCents: 0 } }),
      updateFeeRule(admin, { id: rule.id, changes: { maxFeeCents: 100 } }),
    ])
    const { rows } = await pool.query('select fixed_fee_cents, max_fee_cents from fee_rules where id = $1', [
      rule.id,
    ])
    expect(rows).toEqual([{ fixed_fee_cents: 0, max_fee_cents: 100 }])
  })

  it('cannot make a formula infinite together', async () => {
    const formula = { ...input, customFormula: 'amount / (fixed + percent)' }
    const rule = await createFeeRule(admin, { clientId: await seller(), input: formula })
    const outcomes = await Promise.allSettled([
      updateFeeRule(admin, { id: rule.id, changes: { fixedFeeCents: 0 } }),
      updateFeeRule(admin, { id: rule.id, changes: { percentage: 0 } }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
