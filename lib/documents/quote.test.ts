import { expect, it } from 'vitest'
import type { QuoteDocument } from '@/lib/domain/quotes/schema'
import { writeQuote } from './quote'

const QUOTE: QuoteDocument = {
  number: 'D-2026-0042',
  version: 1,
  on: '2026-11-24',
  validUntil: '2026-12-24',
  seller: {
    legalName: 'Ostal SAS',
    legalForm: 'SAS au capital de 1\u00a0000\u00a0€',
    registration: 'RCS Montpellier 900 000 001',
    vatNumber: 'FR00900000001',
    address: '12 rue de l’Ancien Courrier, 34000 Montpellier',
  },
  recipient: { name: 'Łucja Győri', businessName: null, email: 'lucja@exemple.fr' },
  clientKind: 'consumer',
  isOffPremises: true,
  site: { name: 'Le Mas', url: 'https://le-mas.example/' },
  formula: 'one_time_and_subscription',
  note: 'Merci pour notre échange.',
  deliveryWeeks: 6,
  lines: [
    {
      ...{ kind: 'development' as const, label: 'Développement du site', quantity: 1 },
      ...{ unitCents: 160_000, totalCents: 160_000, vatPermille: 200 },
    },
  ],
  vat: [{ permille: 200, netCents: 133_333, vatCents: 26_667, grossCents: 160_000 }],
  ...{ netCents: 133_333, vatCents: 26_667, totalCents: 160_000 },
  ...{ depositPermille: 300, depositCents: 48_000, balanceCents: 112_000 },
  plan: { plan: 'premium', paymentPlan: 'monthly', priceCents: 5_900, vatPermille: 200 },
}

const count = (pdf: Uint8Array, pattern: RegExp) =>
  Buffer.from(pdf).toString('latin1').match(pattern)?.length ?? 0

it('a quote is a tagged document in French on one page: its lines, its sums and its subscription are tables', async () => {
  const pdf = await writeQuote(QUOTE)
  expect(count(pdf, /\/Lang \(fr-FR\)/g)).toBe(1)
  expect(count(pdf, /\/Type \/Page\b/g)).toBe(1)
  expect(count(pdf, /\/S \/H1\b/g)).toBe(1)
  expect(count(pdf, /\/S \/Table\b/g)).toBe(3)
})

it('a quote that is drawn twice is the same to the byte', async () => {
  expect(Buffer.from(await writeQuote(QUOTE)).equals(Buffer.from(await writeQuote(QUOTE)))).toBe(true)
})
