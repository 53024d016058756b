import type { InvoicedSeller } from '@/db/schema/invoices'
import type { QuoteDocument } from '@/db/schema/quotes'
import { regimeOn } from '../billing-rules/reverse-charge'
import { addDays, type Day } from '../calendar'
import { type QuoteLineRow, type QuoteRow, VALID_DAYS } from './schema'
import { quoteSums } from './sums'

type DocumentInput = {
  quote: QuoteRow
  lines: readonly QuoteLineRow[]
  /** The existing website, if the quote is about one. */
  website: { name: string; url: string } | null
  seller: InvoicedSeller
  number: string | null
  version: number
}

/** A quote as it would be sent on a day, with its sums. */
export function quoteDocument(on: Day, input: DocumentInput): QuoteDocument {
  const { quote, lines, website, seller, number, version } = input
  const { depositPermille, siteName, siteUrl } = quote
  const regime = regimeOn(on)
  const oneTimeLines = lines.filter(({ kind }) => kind !== 'plan')
  const sums = quoteSums(oneTimeLines, { regime, depositPermille })
  const planLine = lines.find(({ kind }) => kind === 'plan')
  const rateOf = (vatPermille: number) => (regime === 'standard' ? vatPermille : 0)
  return {
    ...{ number, version, on, validUntil: addDays(on, VALID_DAYS), seller },
    recipient: {
      name: `${quote.firstName} ${quote.lastName}`,
      businessName: quote.businessName,
      email: quote.email,
    },
    clientKind: quote.clientKind,
    isOffPremises: quote.isOffPremises,
    site: website ?? (siteName && siteUrl ? { name: siteName, url: siteUrl } : null),
    formula: quote.formula,
    note: quote.note,
    deliveryWeeks: quote.deliveryWeeks,
    lines: oneTimeLines.map(({ kind, label, quantity, unitCents, vatPermille }, index) => ({
      ...{ kind, label, quantity, unitCents, vatPermille: rateOf(vatPermille) },
      totalCents: sums.lines[index]?.totalCents ?? 0,
    })),
    vat: sums.vat.map(({ permille, netCents, vatCents, grossCents }) => ({
      ...{ permille, netCents, vatCents, grossCents },
    })),
    netCents: sums.netCents,
    vatCents: sums.vatCents,
    totalCents: sums.totalCents,
    depositPermille,
    depositCents: sums.depositCents,
    balanceCents: sums.balanceCents,
    plan:
      planLine && quote.plan && quote.paymentPlan
        ? {
            plan: quote.plan,
            paymentPlan: quote.paymentPlan,
            priceCents: planLine.unitCents,
            vatPermille: rateOf(planLine.vatPermille),
          }
        : null,
  }
}
