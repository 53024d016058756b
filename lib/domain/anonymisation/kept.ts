import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { contractOffers } from '@/db/schema/contract-offers'
import { invoices } from '@/db/schema/invoices'
import { orders } from '@/db/schema/orders'
import { quoteAcceptances, quotes } from '@/db/schema/quotes'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import { addMonths, type Day, parisDay } from '../calendar'
import type { Tx } from '../context'
import { frenchDay } from '../french-days'

/** The latest day of each kind of record that a law makes the agency keep; null without any. */
type Kept = { invoiceOn: Day | null; contractOn: Day | null; hasOrders: boolean }

const YEAR_MONTHS = 12
/** Ten years from the end of the financial year, which ends within twelve months. */
const BOOKS_MONTHS = 11 * YEAR_MONTHS
/** Article D. 213-2 of the Code de la consommation: ten years from the end of the service. */
const CONTRACT_MONTHS = 10 * YEAR_MONTHS

/** What is kept of an erased client, why and until when: one sentence each. */
export const keptWords = ({ invoiceOn, contractOn, hasOrders }: Kept): string[] => [
  ...(invoiceOn
    ? [
        `Vos factures et leurs avoirs, comme pièces comptables (article L. 123-22 du Code de commerce)\u00a0: dix ans à compter de la clôture de l’exercice, au plus tard jusqu’au ${frenchDay(addMonths(invoiceOn, BOOKS_MONTHS))}.`,
      ]
    : []),
  ...(contractOn
    ? [
        `Vos contrats et devis acceptés, comme preuve (articles L. 213-1 du Code de la consommation et 2224 du Code civil)\u00a0: jusqu’au ${frenchDay(addMonths(contractOn, CONTRACT_MONTHS))}.`,
      ]
    : []),
  ...(hasOrders
    ? [
        'Les montants, dates et articles des commandes de vos boutiques, sans aucun nom, comme pièces de nos frais\u00a0: dix ans.',
      ]
    : []),
  'Le journal de sécurité, qui ne peut pas être modifié\u00a0: un an.',
]

export async function readKept(tx: Tx, clientId: number): Promise<Kept> {
  const [invoice] = await tx.db
    .select({ on: invoices.issuedOn })
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), isNotNull(invoices.issuedOn)))
    .orderBy(desc(invoices.issuedOn))
    .limit(1)
  const [order] = await tx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .where(eq(websites.clientId, clientId))
    .limit(1)
  return {
    invoiceOn: invoice?.on ?? null,
    contractOn: await lastDayOfContracts(tx, clientId),
    hasOrders: order !== undefined,
  }
}

/** Over all contracts of a client: the day the last one ended or was accepted. */
async function lastDayOfContracts({ db }: Tx, clientId: number): Promise<Day | null> {
  const [ended] = await db
    .select({ on: sql<Day | null>`max(${subscriptions.endsOn})` })
    .from(subscriptions)
    .where(eq(subscriptions.clientId, clientId))
  const [offered] = await db
    .select({ at: sql`max(${contractOffers.acceptedAt})`.mapWith(contractOffers.acceptedAt) })
    .from(contractOffers)
    .where(eq(contractOffers.clientId, clientId))
  const [quoted] = await db
    .select({ at: sql`max(${quoteAcceptances.acceptedAt})`.mapWith(quoteAcceptances.acceptedAt) })
    .from(quoteAcceptances)
    .innerJoin(quotes, eq(quotes.id, quoteAcceptances.quoteId))
    .where(eq(quotes.clientId, clientId))
  const days = [
    ended?.on,
    ...[offered?.at, quoted?.at].map((at) => (at ? parisDay(at as Date) : null)),
  ].flatMap((day) => day ?? [])
  return days.sort().at(-1) ?? null
}
