import { SHOP } from '../../db/seed/products'
import { type Answer, call } from './api'
import { mailsTo } from './inbox'
import type { Product } from './product'
import { stored } from './stored'
import { stripe } from './stripe'

const STOCK = 3

export type Shopper = { productId: number; email: string; order: object; hasPaid: boolean }

type Session = { id: string; customer_email: string; status: string; payment_status: string }
type Order = { id: number; email: string; status: string; session: string | null }
type StockRow = { id: number; stock: number; held: number }

/** The expected counts for a shopper who has paid; all are 0 for one who has not. */
export const BOUGHT = {
  charges: 1,
  orders: 1,
  givenAway: 0,
  confirmations: 1,
  ownerMails: 1,
  sold: 1,
  held: 0,
}
export const LEFT = { charges: 0, orders: 0, givenAway: 0, confirmations: 0, ownerMails: 0, sold: 0, held: 0 }

/** Shoppers of the sample shop, each with a separate article, on a product that may be killed at any moment. */
export function shoppersOf({
  origin,
  simulators,
  databaseUrl,
}: Pick<Product, 'origin' | 'simulators' | 'databaseUrl'>) {
  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    stored<Row>(text, values, databaseUrl)

  async function newShopper(): Promise<Shopper> {
    const [article] = await query<{ id: number }>(
      `insert into products (website_id, name, price_cents, weight_grams, stock)
       values ($1, 'Miel de châtaignier', 1250, 400, $2) returning id`,
      [SHOP, STOCK],
    )
    const productId = article?.id ?? 0
    const email = `acheteuse-${productId}@drill.example`
    const order = {
      items: [{ productId, quantity: 1 }],
      delivery: { method: 'pickup' },
      customer: { name: 'Sophie Lacaze', email },
      SubmissionId: crypto.randomUUID(),
    }
    return { productId, email, order, hasPaid: false }
  }

  /** Sends the order; null when the product ended before it answered. */
  async function send({ order }: Shopper): Promise<Answer | null> {
    try {
      return await call('POST', `/stripe/checkout/${SHOP}`, { json: order, origin })
    } catch (error) {
      // Thrown by fetch.
      if (error instanceof TypeError) return null
      throw error
    }
  }

  const readSessions = (): Promise<Session[]> => stripe('sessions', {}, 'GET', simulators)
  const sessionsOf = async ({ email }: Shopper) =>
    (await readSessions()).filter((one) => one.customer_email === email)

  async function pay(shopper: Shopper): Promise<void> {
    const [session] = await sessionsOf(shopper)
    await stripe(`sessions/${session?.id}/pay`, {}, 'POST', simulators)
    shopper.hasPaid = true
  }

  const readOrders = () =>
    query<Order>(
      `select o.id, c.email, o.status, o.checkout_session_id as session from orders o
       join customers c on c.id = o.customer_id order by o.id`,
    )

  async function outcomesOf(shoppers: readonly Shopper[]) {
    const [sessions, orders, mails, shelves] = await Promise.all([
      readSessions(),
      readOrders(),
      mailsTo('', simulators),
      query<StockRow>('select id, stock, held from products'),
    ])
    return shoppers.map(({ email, productId }) => {
      const paidSessions = sessions
        .filter((one) => one.customer_email === email && one.payment_status === 'paid')
        .map(({ id }) => id)
      const paid = orders.filter((one) => one.email === email && one.status === 'paid')
      const isCharged = ({ session }: Order) => session !== null && paidSessions.includes(session)
      const subjects = paid.map(({ id }) => `Nouvelle commande n°\u00a0${id}\u00a0:`)
      const shelf = shelves.find(({ id }) => id === productId)
      return {
        email,
        charges: paidSessions.length,
        orders: paid.filter(isCharged).length,
        givenAway: paid.filter((one) => !isCharged(one)).length,
        confirmations: mails.filter(({ to }) => to.includes(email)).length,
        ownerMails: mails.filter(({ subject }) => subjects.some((begin) => subject.startsWith(begin))).length,
        sold: STOCK - (shelf?.stock ?? 0),
        held: shelf?.held,
      }
    })
  }

  return {
    query,
    newShopper,
    send,
    sessionsOf,
    ordersOf: async ({ email }: Shopper) => (await readOrders()).filter((one) => one.email === email),
    pay,
    outcomesOf,
  }
}
