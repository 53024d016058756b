import { z } from 'zod'
import { FORMULAS } from '../billing-rules/ownership'
import type { Day } from '../calendar'
import { calendarDate } from '../fields'

const dayOrNone = (label: string) =>
  z
    .literal('')
    .transform(() => null)
    .or(calendarDate(label).transform((text) => text as Day))

/** The agency's input for a website's formula; an empty field means unknown. */
export const FormulaInput = z.object({
  formula: z
    .literal('')
    .transform(() => null)
    .or(z.enum(FORMULAS, { error: 'Choisissez une formule de la liste.' })),
  developmentPaidOn: dayOrNone('La date du paiement'),
  firstDeliveredOn: dayOrNone('La date de livraison'),
  handedOverOn: dayOrNone('La date de remise'),
})
export type FormulaInput = z.infer<typeof FormulaInput>
