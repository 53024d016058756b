import type { Day } from '@/lib/domain/calendar'
import { parisDay } from '@/lib/domain/calendar'
import { ledger } from './ledger'
import { paymentProvider, providerOf } from './payment-provider'
import type { Product } from './product'

/** A running product whose database and simulators replace those of the test file. */
export type ProductUnderTest = {
  product: Product
  /** The time by the product's clock at its start. */
  at: number
}

/** The ledger with the simulated payment provider. The provider uses the real clock, so days are relative to today. */
export async function collectionBooks(used?: ProductUnderTest) {
  const books = await ledger(used?.product.databaseUrl)
  const provider = used ? providerOf(used.product) : await paymentProvider()
  const { rows } = books
  const at = used?.at ?? Date.now()
  const today: Day = parisDay(new Date(at))
  const client = (id: number, more: { viewedBy?: number } = {}) => books.as(id, 'USER', { at, ...more })
  const pageRow = async (url: string) => (await rows('select * from payment_pages where url = $1', url))[0]
  return {
    ...books,
    provider,
    at,
    today,
    client,
    pageRow,
    /** Enters the number of a card or account on the payment page as the client; by default an accepted test card. */
    enterNumber: async (url: string, number?: string) => {
      const page = await pageRow(url)
      await provider.act(`sessions/${page.session_id}/use`, { ...(number && { number }) })
      return { pageId: Number(page.id), sessionId: String(page.session_id) }
    },
    sessionStatus: async (url: string): Promise<string> => {
      const { session_id: id } = await pageRow(url)
      const sessions: { id: string; status: string }[] = await provider.read('sessions')
      return sessions.find((session) => session.id === id)?.status ?? 'unknown'
    },
    /** A subscription with an open invoice issued today. */
    owing: async (given: Parameters<typeof books.subscribed>[2] = {}) => {
      const { id, clientId } = await books.subscribed(today, today, given)
      const { id: invoiceId } = await books.open(id, today)
      return { id, clientId, invoiceId }
    },
    attemptsOf: (invoiceId: number) =>
      rows('select * from invoice_attempts where invoice_id = $1 order by attempt', invoiceId),
    invoice: async (id: number) => (await rows('select * from invoices where id = $1', id))[0],
  }
}
