import { invoiceTotals } from '@/lib/domain/billing-rules/invoice-totals'
import type { IssuedInvoice } from '@/lib/domain/invoices/issued-invoice'

type Line = { label: string; quantity?: number; unitCents: number; vatPermille?: number }

const SELLER = {
  legalName: 'Ostal SAS',
  legalForm: 'SAS au capital de 1\u00a0000\u00a0€',
  registration: 'RCS Montpellier 900\u00a0000\u00a0001',
  vatNumber: 'FR68900000001',
  address: '12 rue de l’Ancien Courrier, 34000 Montpellier',
} as const

const CONSUMER = {
  kind: 'consumer',
  name: 'Léa Ferrand & fils',
  line1: '27 avenue de Lodève',
  line2: null,
  postalCode: '34000',
  city: 'Montpellier',
  country: 'FR',
  siren: null,
  vatNumber: null,
  purchaseReference: null,
} as const

const PROFESSIONAL = {
  ...CONSUMER,
  kind: 'professional',
  name: 'La Table de Camille SARL',
  siren: '732829320',
  vatNumber: 'FR44732829320',
  purchaseReference: 'BC-2026-17',
} as const

/** A professional in another EU country, who owes the VAT. */
export const BELGIAN = {
  ...PROFESSIONAL,
  name: 'Bonnes Adresses SRL',
  line1: 'Rue Neuve 12',
  line2: 'Boîte 4',
  postalCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  siren: null,
  vatNumber: 'BE0403170701',
} as const

/** An issued invoice of the given lines, VAT included, with the sums that the ledger would store. */
export function issuedInvoice(lines: readonly Line[], changes: Partial<IssuedInvoice> = {}): IssuedInvoice {
  const regime = changes.regime ?? 'standard'
  const whole = lines.map(({ quantity = 1, vatPermille = 200, ...line }) => ({
    ...line,
    quantity,
    vatPermille,
  }))
  const totals = invoiceTotals(whole, regime === 'outside' ? 'exempt' : regime)
  return {
    ...{ id: 7, clientId: 2, subscriptionId: 1, kind: 'invoice', purpose: 'period', status: 'issued' },
    ...{ number: 'F-2026-0042', issuedOn: '2026-11-15', dueOn: '2026-11-29' },
    ...{ first: '2026-11-15', last: '2026-12-14', paidOn: null, receivedOn: null, refusedOn: null },
    ...{ creditedCents: 0, correctedInvoiceId: null, correctedNumber: null, reason: null },
    ...{ paymentReference: null, creditNotes: [], client: CONSUMER, seller: SELLER, regime },
    ...{ totalCents: totals.totalCents, vatCents: totals.vatCents, dueCents: totals.totalCents },
    lines: whole.map((line, index) => {
      const { totalCents = 0, netCents = 0 } = totals.lines[index] ?? {}
      return {
        ...line,
        vatPermille: regime === 'standard' ? line.vatPermille : 0,
        totalCents,
        vatCents: totalCents - netCents,
      }
    }),
    ...changes,
  }
}

const PERIOD = {
  label: 'Abonnement Standard, mensuel, du 15 novembre 2026 au 14 décembre 2026',
  unitCents: 5_900,
}
const NO_PERIOD = { first: null, last: null }
const SITE = { label: 'Site vitrine sur mesure, cinq pages', unitCents: 190_000 }

/** One invoice of each kind that the agency issues. */
export const EACH_KIND: Record<string, IssuedInvoice> = {
  'a standard invoice': issuedInvoice([PERIOD]),
  'a paid invoice of a professional': issuedInvoice([PERIOD], {
    ...{ client: PROFESSIONAL, status: 'paid', paidOn: '2026-11-15', dueOn: '2026-11-15' },
  }),
  'an invoice of a seller without VAT': issuedInvoice([PERIOD], { regime: 'exempt' }),
  'a deposit': issuedInvoice([{ label: 'Acompte de 30 % sur le devis D-2026-0007', unitCents: 57_000 }], {
    ...{ purpose: 'deposit', quoteNumber: 'D-2026-0007', client: PROFESSIONAL, ...NO_PERIOD },
  }),
  'a balance that deducts its deposit': issuedInvoice(
    [
      SITE,
      { label: 'Séance photo', quantity: 3, unitCents: 12_500 },
      { label: 'Acompte F-2026-0031', unitCents: -57_000 },
    ],
    { purpose: 'balance', quoteNumber: 'D-2026-0007', client: PROFESSIONAL, ...NO_PERIOD },
  ),
  'a credit note': issuedInvoice(
    [{ label: 'Avoir sur la facture F-2026-0042\u00a0: jours après la fin du contrat', unitCents: 2_163 }],
    {
      ...{
        kind: 'credit_note',
        number: 'A-2026-0003',
        correctedNumber: 'F-2026-0042',
        correctedInvoiceId: 6,
      },
      ...{ reason: 'jours après la fin du contrat', dueOn: '2026-11-15', dueCents: 0 },
    },
  ),
  'an invoice of several rates': issuedInvoice(
    [
      PERIOD,
      { label: 'Livret imprimé', quantity: 12, unitCents: 1_050, vatPermille: 55 },
      { label: 'Formation', unitCents: 33_000, vatPermille: 100 },
    ],
    { purpose: 'other', ...NO_PERIOD },
  ),
  'an invoice of a professional elsewhere in the Union': issuedInvoice([PERIOD], {
    regime: 'reverse_charge',
    client: BELGIAN,
  }),
  'a surcharge for late payment': issuedInvoice(
    [
      {
        label: 'Indemnité forfaitaire de recouvrement, facture F-2026-0011',
        unitCents: 4_000,
        vatPermille: 0,
      },
      { label: 'Intérêts de retard, facture F-2026-0011', unitCents: 137, vatPermille: 0 },
    ],
    { purpose: 'surcharge', regime: 'outside', client: PROFESSIONAL, ...NO_PERIOD },
  ),
}
