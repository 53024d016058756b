import { VAT_REGIMES } from '@/content/vat-regime'
import type { Day } from '../calendar'
import { invoiceTotals } from './invoice-totals'
import type { ClientKind } from './schema'

/** The prefixes of the VAT numbers of the Union's other member states; that of Greece is EL. XI, of Northern Ireland, is for
 *  goods only. */
const OTHER_MEMBER_STATES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'EL', 'ES', 'FI', 'HR', 'HU', 'IE', 'IT', 'LT'],
  ...['LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/** A client's facts for VAT. */
export type TaxFacts = {
  kind: ClientKind | null
  billingCountry: string | null
  vatNumber: string | null
  /** When the agency confirmed that number. */
  vatConfirmedAt: Date | null
}

/** Whether a client's VAT number, once confirmed, makes the client owe the VAT: a professional established in another member
 *  state (article 259, 1° of the Code général des impôts). */
export const mayOweVat = ({ kind, billingCountry, vatNumber }: Omit<TaxFacts, 'vatConfirmedAt'>): boolean =>
  kind === 'professional' &&
  billingCountry !== null &&
  billingCountry !== 'FR' &&
  OTHER_MEMBER_STATES.includes(vatNumber?.slice(0, 2) ?? '')

/** Whether the client owes the VAT on its purchases, and is invoiced without: article 196 of directive 2006/112/EC. */
export const owesVat = (facts: TaxFacts): boolean => facts.vatConfirmedAt !== null && mayOweVat(facts)

/** The agency's tax regime on a day. */
export const regimeOn = (day: Day) => VAT_REGIMES.findLast(({ from }) => from <= day)?.regime ?? 'standard'

/** Whether an invoice of a day carries no VAT because its client owes it. With an exempt agency there is none to owe. */
export const isReverseCharge = (clientOwesVat: boolean | undefined, day: Day): boolean =>
  clientOwesVat === true && regimeOn(day) === 'standard'

/** The invoiced amount, in cents, of a price with VAT on a day. */
export const chargedCents = (
  clientOwesVat: boolean | undefined,
  day: Day,
  { unitCents, vatPermille }: { unitCents: number; vatPermille: number },
): number =>
  isReverseCharge(clientOwesVat, day)
    ? invoiceTotals([{ quantity: 1, unitCents, vatPermille }], 'reverse_charge').totalCents
    : unitCents
