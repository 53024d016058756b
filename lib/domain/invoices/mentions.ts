import { TERMS } from '@/content/terms'
import { EXEMPT_MENTIONS, VAT_REGIMES } from '@/content/vat-regime'
import { PROFESSIONAL_FACTOR } from '../billing-rules/late-surcharge'
import type { Day } from '../calendar'
import { formatEuros } from '../money'
import type { IssuedInvoice } from './issued-invoice'

/** The code of a mention on an electronic invoice: UNTDID 4451. `AAB`: terms of payment, `PMD`: late interest, `PMT`: recovery
 *  fee. */
type Mention = { code?: 'AAB' | 'PMD' | 'PMT'; text: string }

type Facts = Pick<IssuedInvoice, 'kind' | 'purpose' | 'regime' | 'client' | 'issuedOn'>

/** What the law requires on an invoice in addition to its figures: billing.md §8. */
export function mentionsOf(invoice: Facts): Mention[] {
  const { kind, purpose, client } = invoice
  const tax = taxMention(invoice)
  const mentions: Mention[] = []
  if (purpose !== 'surcharge') mentions.push({ text: 'Prestation de services.' })
  if (tax) mentions.push({ text: tax })
  if (kind === 'credit_note') return mentions
  mentions.push({ code: 'AAB', text: 'Pas d’escompte en cas de paiement anticipé.' })
  if (client.kind === 'professional')
    mentions.push(
      {
        code: 'PMD',
        text: `En cas de retard de paiement, pénalités au taux de ${PROFESSIONAL_FACTOR} fois le taux d’intérêt légal.`,
      },
      {
        code: 'PMT',
        text: `En cas de retard de paiement, indemnité forfaitaire pour frais de recouvrement de ${formatEuros(TERMS.recoveryCents)}.`,
      },
    )
  return mentions
}

/** Why there is no VAT, or when it is due; null if neither has to be stated. */
export function taxMention({ regime, issuedOn }: Pick<Facts, 'regime' | 'issuedOn'>): string | null {
  switch (regime) {
    case 'exempt':
      return EXEMPT_MENTIONS.findLast(({ from }) => from <= issuedOn)?.text ?? 'TVA non applicable.'
    case 'reverse_charge':
      return 'Autoliquidation\u00a0: la TVA est due par le client, article 196 de la directive 2006/112/CE.'
    case 'outside':
      return 'Hors du champ d’application de la TVA.'
    case 'standard':
      return isOnDebits(issuedOn) ? 'Option pour le paiement de la taxe d’après les débits.' : null
  }
}

/** Whether VAT is due with the invoice, not with its payment. */
export const isOnDebits = (day: Day): boolean =>
  VAT_REGIMES.findLast(({ from }) => from <= day)?.isOnDebits === true
