import Fraction from 'fraction.js'
import { formatEuros } from '../money'
import { type Formula, parseFormula } from './formula'
import { FormulaError } from './formula-error'
import type { FeeRule, FeeRuleInput, FeeTerms } from './schema'

/** A fee with everything it was computed from, as plain data that an order can store. */
export type Fee = {
  /** Whole cents from 0 to the amount. */
  feeCents: number
  amountCents: number
  shippingCents: number
  /** The rule that applied; null when the user's own terms did. */
  rule: FeeRule | null
  fixedFeeCents: number
  percentage: number
  /** The fixed fee and the percentage. */
  plainCents: number
  /** The formula's result instead; null without a formula, or when it failed. */
  formulaCents: number | null
  /** The formula could not be computed, so the plain sum applied: administrators must be notified. */
  formulaFailed: boolean
  /** What limited the sum. */
  limit: 'max fee' | 'amount' | 'zero' | null
}

type Order = {
  /** Of the articles, without delivery. */
  amountCents: number
  shippingCents: number
}

/** The agency's share of an order, in cents: by the terms of the rule with the greatest minimum up to the amount, otherwise by
 *  the user's own. Sums are rounded half up, then capped. */
export function computeFee(terms: FeeTerms, { amountCents, shippingCents }: Order): Fee {
  const rule = findRule(terms.rules, amountCents)
  const { fixedFeeCents, percentage } = rule ?? terms
  const plainCents = plainSum({ fixedFeeCents, percentage, amountCents })
  const formulaCents = rule?.customFormula
    ? formulaSum(rule.customFormula, { ...rule, amountCents, shippingCents })
    : null
  const sumCents = formulaCents ?? plainCents
  const most = Math.min(amountCents, rule?.maxFeeCents ?? amountCents)
  return {
    feeCents: Math.max(0, Math.min(sumCents, most)),
    amountCents,
    shippingCents,
    rule,
    fixedFeeCents,
    percentage,
    plainCents,
    formulaCents,
    formulaFailed: Boolean(rule?.customFormula) && formulaCents === null,
    limit:
      sumCents < 0 ? 'zero' : sumCents <= most ? null : most === rule?.maxFeeCents ? 'max fee' : 'amount',
  }
}

/** The amounts for which a formula is tried before it is saved. */
const PROBES = [0, 1, 999, 5_000, 123_456]

/** Why a rule's formula cannot be saved, as a French sentence; null if it can be, and without a formula. */
export function formulaFault(rule: FeeRuleInput): string | null {
  if (!rule.customFormula) return null
  const formula = parseFormula(rule.customFormula)
  for (const amountCents of PROBES) {
    try {
      evaluate(formula, { ...rule, amountCents, shippingCents: 0 })
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error
      return `${error.message} pour une commande de ${formatEuros(amountCents)}.`
    }
  }
  return null
}

function findRule(rules: readonly FeeRule[], amountCents: number): FeeRule | null {
  return rules
    .filter(({ minAmountCents }) => minAmountCents <= amountCents)
    .reduce<FeeRule | null>(
      (best, rule) => (best && best.minAmountCents >= rule.minAmountCents ? best : rule),
      null,
    )
}

type Applied = { fixedFeeCents: number; percentage: number; amountCents: number }

/** In integers, so that no half cent is lost: percentages have two decimals. */
function plainSum({ fixedFeeCents, percentage, amountCents }: Applied): number {
  return fixedFeeCents + Math.floor((amountCents * hundredths(percentage) + 5_000) / 10_000)
}

const hundredths = (percentage: number) => Math.round(percentage * 100)

type Inputs = Applied & { minAmountCents: number; shippingCents: number }

/** The formula's sum; null when it cannot be computed. */
function formulaSum(text: string, inputs: Inputs): number | null {
  try {
    return wholeCents(evaluate(parseFormula(text), inputs))
  } catch {
    return null
  }
}

const evaluate = (formula: Formula, inputs: Inputs) =>
  formula({
    amount: new Fraction(inputs.amountCents),
    shipping: new Fraction(inputs.shippingCents),
    fixed: new Fraction(inputs.fixedFeeCents),
    min: new Fraction(inputs.minAmountCents),
    percent: new Fraction(hundredths(inputs.percentage), 100),
  })

/** Rounded half up, and clamped to the safe integers. */
const wholeCents = (exact: Fraction) =>
  Math.max(-Number.MAX_SAFE_INTEGER, Math.min(exact.round().valueOf(), Number.MAX_SAFE_INTEGER))
