import { setTimeout as sleep } from 'node:timers/promises'
import { Halt } from '../halt'
import { billAgain, readDebits } from './debits'
import type { Ground } from './ground'
import type { History, Payment } from './history'
import type { Installation } from './instances'
import { type Rows, withDatabase } from './with-database'

const SETTLED_MS = 120_000

type Books = Pick<History, 'stored' | 'payments' | 'owed'> & { debits: number }

/** Reads both sides' records once the product has recorded every payment and debited all that is due, or after two minutes. */
export async function readBooks(
  ground: Ground,
  installation: Installation,
  directUrl: string,
): Promise<Books> {
  return withDatabase(directUrl, async (rows) => {
    const deadline = Date.now() + SETTLED_MS
    for (;;) {
      const orders = await readOrders(rows, ground, installation)
      const debits = await readDebits(rows, ground.provider, ground.subscriptions)
      const isSettled =
        debits.owed.length === 0 &&
        isEven(debits) &&
        orders.payments.ours.length >= orders.payments.provider.length
      if (isSettled || Date.now() > deadline) {
        return {
          stored: [...(await readEntries(rows, ground)), ...orders.stored],
          payments: {
            ours: [...orders.payments.ours, ...debits.ours],
            provider: [...orders.payments.provider, ...debits.provider],
          },
          owed: debits.owed,
          debits: debits.provider.length,
        }
      }
      await billAgain(rows)
      await sleep(1_000)
    }
  })
}

const isEven = ({ ours, provider }: History['payments']) => ours.length === provider.length

async function readEntries(rows: Rows, { sites }: Ground) {
  const entries = await rows<{ key: string }>(
    'select content as key from testimonials where website_id = any($1)',
    [sites],
  )
  return entries.map(({ key }) => ({ kind: 'entry' as const, key }))
}

async function readOrders(
  rows: Rows,
  { shop }: Ground,
  { simulators }: Installation,
): Promise<Pick<History, 'stored' | 'payments'>> {
  // An order without a payment at the provider is cancelled and releases its submission.
  const orders = await rows<{ key: string; session: string | null; status: string; cents: number }>(
    `select coalesce(submission_id::text, 'order ' || id) as key, checkout_session_id as session, status,
       total_cents as cents
     from orders where website_id = $1 and not (submission_id is null and status = 'cancelled')`,
    [shop.website],
  )
  const references = new Map(orders.flatMap(({ key, session }) => (session ? [[session, key]] : [])))
  const ours = orders
    .filter(({ status }) => status === 'paid')
    .map(({ key, cents }): Payment => ({ reference: key, cents }))
  return {
    stored: orders.map(({ key }) => ({ kind: 'order' as const, key })),
    payments: { ours, provider: await paidSessions(simulators.origin, references, shop.website) },
  }
}

type Session = { id: string; payment_status: string; amount_total: number; success_url: string }

/** The payments of a shop, by the submission in the return URL. */
async function paidSessions(
  origin: string,
  references: Map<string, string>,
  website: number,
): Promise<Payment[]> {
  const answer = await fetch(`${origin}/_control/stripe/sessions`)
  if (!answer.ok) throw new Halt(`The simulator does not list its sessions: ${answer.status}`)
  const sessions = (await answer.json()) as Session[]
  return sessions.flatMap(({ id, payment_status, amount_total, success_url }) => {
    const query = success_url ? new URL(success_url).searchParams : undefined
    if (payment_status !== 'paid' || query?.get('website') !== String(website)) return []
    return [{ reference: references.get(id) ?? query.get('commande') ?? id, cents: amount_total }]
  })
}
