import { z } from 'zod'
import { MAX_ID } from '../entity-id'
import { FORMULA_MAX, parseFormula } from './formula'
import { FormulaError } from './formula-error'

/** The maximum of PostgreSQL's `integer`. */
const GREATEST_CENTS = MAX_ID

const cents = (label: string) => {
  const error = `${label} est un nombre entier de centimes, de 0 à ${GREATEST_CENTS.toLocaleString('fr-FR')}.`
  return z.int({ error }).min(0, { error }).max(GREATEST_CENTS, { error })
}

const PERCENTAGE = 'Le pourcentage va de 0 à 100, avec deux décimales au plus.'
const Percentage = z
  .number({ error: PERCENTAGE })
  .min(0, { error: PERCENTAGE })
  .max(100, { error: PERCENTAGE })
  .refine((value) => Number(value.toFixed(2)) === value, { error: PERCENTAGE })

/** Blank text means no formula. */
const CustomFormula = z
  .string({ error: 'La formule est un texte.' })
  .nullable()
  .transform((text) => text?.trim() || null)
  .superRefine((text, context) => {
    const message = text && parseFault(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ maxLength: FORMULA_MAX })

function parseFault(text: string): string | null {
  try {
    parseFormula(text)
    return null
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    return error.message
  }
}

export const FeeRuleInput = z.object({
  minAmountCents: cents('Le montant minimum'),
  fixedFeeCents: cents('La part fixe'),
  percentage: Percentage,
  maxFeeCents: cents('Le plafond').nullable(),
  customFormula: CustomFormula,
})
export type FeeRuleInput = z.infer<typeof FeeRuleInput>

export type FeeRule = FeeRuleInput & { id: number }

/** What a user's orders cost: the rules, and the user's own terms for amounts below all of them. */
export type FeeTerms = { rules: readonly FeeRule[]; fixedFeeCents: number; percentage: number }

/** Where a page of a user's rules starts. */
export const FeeRuleCursor = z.object({ minAmountCents: z.int().min(0).max(GREATEST_CENTS) })
export type FeeRuleCursor = z.infer<typeof FeeRuleCursor>
