import { describe, expect, it } from 'vitest'
import { computeFee, formulaFault } from './compute-fee'
import type { FeeRule, FeeRuleInput } from './schema'

const rule = (terms: Partial<FeeRule> = {}): FeeRule => ({
  id: 1,
  minAmountCents: 0,
  fixedFeeCents: 0,
  percentage: 0,
  maxFeeCents: null,
  customFormula: null,
  ...terms,
})
const NO_TERMS = { rules: [], fixedFeeCents: 0, percentage: 0 }

const feeOf = (rules: FeeRule[], amountCents: number, shippingCents = 0) =>
  computeFee({ ...NO_TERMS, rules }, { amountCents, shippingCents })
const oneRule = (terms: Partial<FeeRule>, amountCents: number, shippingCents = 0) =>
  feeOf([rule(terms)], amountCents, shippingCents)

describe('which terms apply', () => {
  const rules = [
    rule({ id: 3, minAmountCents: 10_000, fixedFeeCents: 3 }),
    rule({ id: 1, minAmountCents: 500, fixedFeeCents: 1 }),
    rule({ id: 2, minAmountCents: 5_000, fixedFeeCents: 2 }),
  ]
  const own = { fixedFeeCents: 25, percentage: 2.9 }

  it.each([
    [0, null, 0],
    [499, null, 39],
    [500, 1, 1],
    [501, 1, 1],
    [4_999, 1, 1],
    [5_000, 2, 2],
    [9_999, 2, 2],
    [10_000, 3, 3],
    [2_000_000_000, 3, 3],
  ])('an order of %i cents has rule %s and a fee of %i', (amountCents, id, feeCents) => {
    const fee = computeFee({ ...own, rules }, { amountCents, shippingCents: 0 })
    expect([fee.rule?.id ?? null, fee.feeCents]).toEqual([id, feeCents])
  })

  it('the user’s own terms apply without a rule, and the fee says so', () => {
    expect(computeFee({ ...own, rules: [] }, { amountCents: 5_000, shippingCents: 490 })).toEqual({
      feeCents: 170,
      amountCents: 5_000,
      shippingCents: 490,
      rule: null,
      fixedFeeCents: 25,
      percentage: 2.9,
      plainCents: 170,
      formulaCents: null,
      formulaFailed: false,
      limit: null,
    })
  })

  it('a rule from zero leaves nothing to the user’s own terms', () => {
    const fee = computeFee({ ...own, rules: [rule()] }, { amountCents: 5_000, shippingCents: 0 })
    expect(fee).toMatchObject({ feeCents: 0, rule: { id: 1 }, fixedFeeCents: 0, percentage: 0 })
  })

  it('delivery does not count', () => {
    expect(oneRule({ percentage: 10 }, 1_000, 9_000).feeCents).toBe(100)
  })
})

describe('the examples of docs/payments.md', () => {
  const rules = [
    rule({ minAmountCents: 5_000, fixedFeeCents: 25, percentage: 2.9 }),
    rule({
      minAmountCents: 20_000,
      fixedFeeCents: 100,
      maxFeeCents: 500,
      customFormula: 'max(fixed, amount * 0.015) + (shipping > 0 ? 50 : 0)',
    }),
  ]
  it.each([
    [1_000, 0, 22],
    [5_000, 0, 170],
    [40_000, 490, 500],
  ])('articles of %i cents, delivery of %i: %i', (amountCents, shippingCents, feeCents) => {
    const terms = { rules, fixedFeeCents: 10, percentage: 1.15 }
    expect(computeFee(terms, { amountCents, shippingCents }).feeCents).toBe(feeCents)
  })
})

describe('the plain sum is rounded half up', () => {
  it.each([
    // amount, fixed, percent, fee
    [100, 0, 0.01, 0],
    [4_999, 0, 0.01, 0],
    [5_000, 0, 0.01, 1],
    [14_999, 0, 0.01, 1],
    [15_000, 0, 0.01, 2],
    [50, 0, 1, 1],
    [49, 0, 1, 0],
    [150, 0, 1, 2],
    [1_000, 0, 0.35, 4],
    [1_000, 0, 1.15, 12],
    [100, 0, 14.5, 15],
    [100, 0, 28.5, 29],
    [100, 0, 56.5, 57],
    [500, 0, 2.9, 15],
    [10_050, 0, 1, 101],
    [1_005, 0, 10, 101],
    [1_005, 0, 100, 1_005],
    [5_000, 25, 2.9, 170],
    [999, 25, 2.9, 54],
    [1, 0, 50, 1],
    [1, 0, 49.99, 0],
    [3, 0, 50, 2],
    [1_999_999_999, 0, 33.33, 666_600_000],
    [2_147_483_647, 0, 100, 2_147_483_647],
    [5_000, 0, 0, 0],
  ])('%i cents with %i + %d %% cost %i', (amountCents, fixedFeeCents, percentage, feeCents) => {
    expect(oneRule({ fixedFeeCents, percentage }, amountCents).feeCents).toBe(feeCents)
  })

  it('every percentage of every half is exact', () => {
    for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
      const exact = (BigInt(hundredths) * 1_005n + 5_000n) / 10_000n
      expect(oneRule({ percentage: hundredths / 100 }, 1_005).feeCents).toBe(Number(exact))
    }
  })
})

describe('the fee is capped', () => {
  it.each([
    // cap, amount, fixed, percent, fee, by
    [null, 5_000, 25, 2.9, 170, null],
    [170, 5_000, 25, 2.9, 170, null],
    [169, 5_000, 25, 2.9, 169, 'max fee'],
    [171, 5_000, 25, 2.9, 170, null],
    [0, 5_000, 25, 2.9, 0, 'max fee'],
    [0, 5_000, 0, 0, 0, null],
    [null, 20, 25, 0, 20, 'amount'],
    [500, 20, 25, 0, 20, 'amount'],
    [10, 20, 25, 0, 10, 'max fee'],
    [null, 0, 25, 0, 0, 'amount'],
    [null, 100, 1, 100, 100, 'amount'],
  ])(
    'at %s: %i cents with %i + %d %% cost %i',
    (maxFeeCents, amountCents, fixedFeeCents, percentage, fee, by) => {
      const { feeCents, limit } = oneRule({ maxFeeCents, fixedFeeCents, percentage }, amountCents)
      expect([feeCents, limit]).toEqual([fee, by])
    },
  )
})

describe('a formula replaces the sum', () => {
  const terms = { minAmountCents: 500, fixedFeeCents: 25, percentage: 2.9 }

  it.each([
    ['100', 100],
    ['amount', 5_000],
    ['shipping', 490],
    ['fixed', 25],
    ['min', 500],
    ['min(min, fixed)', 25],
    ['min (500, fixed)', 25],
    ['fixed + amount * percent / 100', 170],
    ['amount * 0.0145', 73],
    ['amount * .0001', 1],
    ['amount / 3', 1_667],
    ['0.5', 1],
    ['0.49999999999999999999', 0],
    ['1/2 - 1/3 - 1/6 + 7', 7],
    ['0.1 + 0.2 == 0.3 ? 42 : 1', 42],
    ['10 - 2 - 3', 5],
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['-2 * -3', 6],
    ['+7', 7],
    ['100 - -1', 101],
    ['round(2.5) + round(0 - 2.5)', 1],
    ['floor(2.9)', 2],
    ['ceil(2.1)', 3],
    ['max(1, 20, 3)', 20],
    ['min(9, 8, 10)', 8],
    ['max(7)', 7],
    ['round(percent * 100)', 290],
    ['amount > 4999 ? 11 : 22', 11],
    ['amount >= 5000 ? 11 : 22', 11],
    ['amount < 5000 ? 11 : 22', 22],
    ['amount <= 5000 ? 11 : 22', 11],
    ['amount == 5000 ? 11 : 22', 11],
    ['amount != 5000 ? 11 : 22', 22],
    ['amount < 1000 ? 1 : amount < 3000 ? 2 : amount < 6000 ? 3 : 4', 3],
    ['amount > 1000 ? shipping > 400 ? 5 : 6 : 7', 5],
    ['amount ?.5 + 1.5 : 9', 2],
    ['fixed == 0 ? amount / fixed : 8', 8],
    ['(amount > 1000) * 50', 50],
    ['shipping\u00a0+\n\t1', 491],
    ['amount - 9999', 0],
    ['amount * amount * amount * amount * amount', 5_000],
    [`${'9'.repeat(140)} * ${'9'.repeat(140)}`, 5_000],
    [`0 - ${'9'.repeat(290)}`, 0],
    [Array(150).fill('1').join('+'), 150],
  ])('%s', (customFormula, feeCents) => {
    const fee = oneRule({ ...terms, customFormula }, 5_000, 490)
    expect(fee).toMatchObject({ feeCents, formulaFailed: false, plainCents: 170 })
  })

  it('and is capped as the sum is', () => {
    expect(oneRule({ customFormula: 'amount', maxFeeCents: 300 }, 5_000)).toMatchObject({
      feeCents: 300,
      formulaCents: 5_000,
      limit: 'max fee',
    })
    expect(oneRule({ customFormula: '0 - 1' }, 5_000)).toMatchObject({ feeCents: 0, limit: 'zero' })
    expect(oneRule({ customFormula: 'amount', maxFeeCents: 0 }, 5_000).feeCents).toBe(0)
  })

  it.each(['100 / shipping', 'amount.x', '1 +', '🙂'])(
    'unless it cannot be computed, which the fee says: %s',
    (customFormula) => {
      const fee = oneRule({ ...terms, customFormula }, 5_000)
      expect(fee).toMatchObject({ feeCents: 170, formulaCents: null, formulaFailed: true })
    },
  )
})

describe('before it is saved, a formula is tried with small and great orders', () => {
  const fault = (customFormula: string | null, more: Partial<FeeRuleInput> = {}) =>
    formulaFault({ ...rule({ customFormula }), ...more })

  it.each(['amount == 0 ? 0 : 100 / amount', 'amount / 3', '0', null])('%s is finite', (formula) => {
    expect(fault(formula)).toBeNull()
  })
  it.each([
    ['100 / amount', 'La formule divise par zéro pour une commande de 0 €.'],
    ['1 / (amount - 1)', 'La formule divise par zéro pour une commande de 0,01 €.'],
    ['1 / (amount - 999)', 'La formule divise par zéro pour une commande de 9,99 €.'],
    ['1 / (amount - 5000)', 'La formule divise par zéro pour une commande de 50 €.'],
    ['1 / (amount - 123456)', 'La formule divise par zéro pour une commande de 1 234,56 €.'],
    ['amount / fixed', 'La formule divise par zéro pour une commande de 0 €.'],
    ['amount / shipping', 'La formule divise par zéro pour une commande de 0 €.'],
  ])('%s is not: %s', (formula, sentence) => {
    expect(fault(formula)?.replaceAll('\u00a0', ' ')).toBe(sentence)
  })
  it('with the rule’s own terms', () => {
    expect(fault('amount / fixed', { fixedFeeCents: 1 })).toBeNull()
  })
})
