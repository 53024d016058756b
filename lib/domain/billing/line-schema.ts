import { z } from 'zod'
import { CMS_LICENCE } from '@/content/plan-facts'
import type { recurringKind } from '@/db/schema/recurring-lines'
import type { Day } from '../calendar'
import { calendarDate, requiredText } from '../fields'
import { DEFAULT_VAT } from '../vat'
import { PaymentPlan, PRICE_MAX_CENTS, WRONG_PRICE } from './schema'

export const LineKind = z.enum(
  ['cms_licence', 'priority', 'other'] satisfies (typeof recurringKind.enumValues)[number][],
  { error: 'La sorte est cms_licence, priority ou other.' },
)
export type LineKind = z.infer<typeof LineKind>

/** Each kind's default name and price; `priceCents` null: the agency sets it. */
export const LINE_KINDS = {
  cms_licence: {
    label: 'Licence CMS',
    priceCents: CMS_LICENCE.annualCents,
    vatPermille: CMS_LICENCE.vatPermille,
  },
  priority: { label: 'Support prioritaire', priceCents: null, vatPermille: DEFAULT_VAT },
  other: { label: '', priceCents: null, vatPermille: DEFAULT_VAT },
} satisfies Record<LineKind, { label: string; priceCents: number | null; vatPermille: number }>

/** Of one period, in cents, VAT included. */
export const LinePrice = z
  .int({ error: WRONG_PRICE })
  .min(0, { error: WRONG_PRICE })
  .max(PRICE_MAX_CENTS, { error: WRONG_PRICE })

const LineDay = (label: string) => calendarDate(label).transform((text) => text as Day)

/** The agency's input for a new line. */
export const LineInput = z.object({
  kind: LineKind,
  label: requiredText('Le libellé', 150),
  priceCents: LinePrice,
  paymentPlan: PaymentPlan,
  /** The first day of its first period. */
  anchor: LineDay('Le premier jour'),
})
export type LineInput = z.infer<typeof LineInput>

export const LineEnd = LineDay('Le dernier jour')
