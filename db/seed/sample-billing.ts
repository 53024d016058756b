/** The simulated provider's data of the sample subscriptions: customers, their saved cards, and every attempted debit. */
export type SampleCustomer = {
  clientId: number
  customerId: string
  name: string
  email: string
  methodId: string
  /** One of the simulator's test numbers. */
  number: string
}

export type SampleDebit = {
  clientId: number
  intentId: string
  invoiceId: number
  amountCents: number
  isPaid: boolean
}

/** Accepted when saved, refused later. */
const REFUSED_LATER = '4000000000000341'

export const SAMPLE_CUSTOMERS: SampleCustomer[] = [
  customer(2, 'Camille Roussel EI', 'camille@ostal.example', '4242424242424242'),
  customer(3, 'Julien Fabre EI', 'julien@ostal.example', REFUSED_LATER),
  customer(5, 'Les Amis du canal', 'nadia@ostal.example', '5555555555554444'),
  customer(6, 'Léo Marty', 'leo@ostal.example', REFUSED_LATER),
]

function customer(clientId: number, name: string, email: string, number: string): SampleCustomer {
  const suffix = `ostalsample${String(clientId).padStart(4, '0')}`
  return { clientId, customerId: `cus_${suffix}`, name, email, methodId: `pm_${suffix}`, number }
}

/** The intent of an attempt, numbered from 1 as the attempts of its invoice are. */
export const sampleIntentId = (invoiceId: number, attempt: number): string =>
  `pi_ostalinvoice${String(invoiceId).padStart(4, '0')}t${attempt}`

export const SAMPLE_DEBITS: SampleDebit[] = [
  debits(5, 35_000, { paid: [2] }),
  debits(2, 5_900, { paid: [4, 6, 9, 12, 15, 18] }),
  debits(3, 3_500, { paid: [7, 10, 13, 16], refused: { invoiceId: 19, tries: 2 } }),
  debits(6, 3_500, { paid: [5, 8, 11, 14], refused: { invoiceId: 17, tries: 4 } }),
].flat()

type History = { paid: number[]; refused?: { invoiceId: number; tries: number } }

function debits(clientId: number, amountCents: number, { paid, refused }: History): SampleDebit[] {
  const debit = (invoiceId: number, attempt: number, isPaid: boolean): SampleDebit => ({
    ...{ clientId, invoiceId, amountCents, isPaid },
    intentId: sampleIntentId(invoiceId, attempt),
  })
  const tries = refused ? Array.from({ length: refused.tries }, (_, index) => index + 1) : []
  return [
    ...paid.map((invoiceId) => debit(invoiceId, 1, true)),
    ...(refused ? tries.map((attempt) => debit(refused.invoiceId, attempt, false)) : []),
  ]
}
