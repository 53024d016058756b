import { z } from 'zod'
import { MAX_ID } from '@/lib/domain/entity-id'
import { FeeRuleInput } from '@/lib/domain/fees/schema'
import { formatEuros, readDecimal } from '@/lib/domain/money'
import { BECOMES_ZERO } from './no-number'

/** The fault of a typed number, if any. */
function faultOf(text: string, most: number, mostText: string): string | null {
  const read = readDecimal(text)
  if (!read) return `${BECOMES_ZERO} Vérifiez, puis enregistrez.`
  if (read.hasMoreDecimals) return 'Deux décimales au plus.'
  if (read.hundredths < 0) return 'Le nombre ne peut pas être négatif.'
  return read.hundredths > most ? `${mostText} au plus.` : null
}

/** Text in euros, or in percent, as cents or hundredths. */
const hundredths = (most: number, mostText: string) =>
  z.string().transform((text, context) => {
    const fault = faultOf(text, most, mostText)
    if (fault === null) return readDecimal(text)?.hundredths ?? 0
    context.addIssue({ code: 'custom', message: fault })
    return z.NEVER
  })

const euros = hundredths(MAX_ID, formatEuros(MAX_ID))

/** A rule as its form sends it: amounts in euros. */
export const RuleFields = z.object({
  minAmountCents: euros,
  fixedFeeCents: euros,
  percentage: hundredths(10_000, '100\u00a0%').transform((value) => value / 100),
  maxFeeCents: z.union([
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => null),
    euros,
  ]),
  customFormula: FeeRuleInput.shape.customFormula,
})
