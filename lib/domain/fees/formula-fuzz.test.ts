import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, it } from 'vitest'
import { formula } from '@/tests/support/formulas'
import { computeFee } from './compute-fee'
import { parseFormula } from './formula'
import { FormulaError } from './formula-error'

const cents = fc.oneof(fc.constantFrom(0, 1, 999, 5_000, 123_456), fc.nat(2_147_483_647))

it('a formula is worth what its parts are worth', () => {
  fc.assert(
    fc.property(
      formula.filter(({ text }) => text.length <= 300),
      fc.tuple(cents, cents, cents, cents, fc.nat(10_000)),
      ({ text, worth }, [amount, shipping, fixed, min, hundredths]) => {
        const exact = worth({
          amount: BigInt(amount),
          shipping: BigInt(shipping),
          fixed: BigInt(fixed),
          min: BigInt(min),
          percent: BigInt(hundredths),
        })
        const evaluate = () =>
          parseFormula(text)({
            amount: new Fraction(amount),
            shipping: new Fraction(shipping),
            fixed: new Fraction(fixed),
            min: new Fraction(min),
            percent: new Fraction(hundredths, 100),
          })
        if (exact === null) expect(evaluate).toThrow(FormulaError)
        else expect(evaluate().equals(new Fraction(exact.n, exact.d))).toBe(true)

        const rule = {
          id: 1,
          minAmountCents: Math.min(min, amount),
          fixedFeeCents: fixed,
          percentage: hundredths / 100,
          maxFeeCents: null,
          customFormula: text,
        }
        const { feeCents } = computeFee(
          { rules: [rule], fixedFeeCents: 0, percentage: 0 },
          { amountCents: amount, shippingCents: shipping },
        )
        expect(Number.isInteger(feeCents) && feeCents >= 0 && feeCents <= amount).toBe(true)
      },
    ),
    { numRuns: 1_500 },
  )
})

const piece = fc.oneof(
  fc.constantFrom(
    ...'amount shipping fixed min max round floor ceil percent ( ) + - * / < > <= >= == != = ? : ?. , ; . 0 7 .5 1e9'.split(
      ' ',
    ),
    ...'constructor __proto__ this true null [ ] " \' ! ~ && ** toString'.split(' '),
    ' ',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
const garbage = fc.oneof(
  fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 400 }),
)

/** Far more than any formula takes, and far less than one that grows with each part. */
const MAX_MS = 400

/** Milliseconds of the fastest of up to three runs: on a busy machine one may have to wait. */
function took(work: () => void): number {
  let quickest = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3 && quickest >= MAX_MS; run += 1) {
    const start = performance.now()
    work()
    quickest = Math.min(quickest, performance.now() - start)
  }
  return quickest
}

it('anything else is refused at once, and costs between nothing and the order', () => {
  fc.assert(
    fc.property(garbage, cents, (customFormula, amountCents) => {
      const rule = {
        id: 1,
        minAmountCents: 0,
        fixedFeeCents: 25,
        percentage: 2.9,
        maxFeeCents: null,
        customFormula,
      }
      const time = took(() => {
        try {
          parseFormula(customFormula)
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError)
        }
        const { feeCents } = computeFee(
          { rules: [rule], fixedFeeCents: 0, percentage: 0 },
          { amountCents, shippingCents: 0 },
        )
        expect(Number.isInteger(feeCents) && feeCents >= 0 && feeCents <= amountCents).toBe(true)
      })
      expect(time).toBeLessThan(MAX_MS)
    }),
    { numRuns: 3_000 },
  )
})

it.each([
  Array(42).fill('amount').join('*'),
  Array(42).fill('amount').join('/'),
  Array.from({ length: 21 }, (_, index) => `1/(amount+${index + 1})`).join('+'),
  `${'9'.repeat(148)}/${'7'.repeat(148)}`,
  `${'max(1,'.repeat(42)}1${')'.repeat(42)}`,
  `${'('.repeat(299)}`,
  `${'1?'.repeat(150)}`,
])('the heaviest formulas take no time: %s', (text) => {
  const amount = new Fraction(2_147_483_629)
  const time = took(() => {
    try {
      parseFormula(text)({ amount, shipping: amount, fixed: amount, min: amount, percent: amount })
    } catch (error) {
      expect(error).toBeInstanceOf(FormulaError)
    }
  })
  expect(time).toBeLessThan(MAX_MS)
})
