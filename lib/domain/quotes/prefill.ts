import { eq } from 'drizzle-orm'
import { PLAN_FACTS } from '@/content/plan-facts'
import { wizardPlans } from '@/content/wizard-plans'
import { clients } from '@/db/schema/clients'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { Reads } from '../context'
import { notFound } from '../errors'
import { getMessage, getProject } from '../leads/queries'
import { requirePermission } from '../permissions/require-permission'
import { DEFAULT_DEPOSIT_PERMILLE, type QuoteInput, type QuoteRow, type QuoteSource } from './schema'

/** The records a quote is linked to. */
export type Ties = Pick<QuoteRow, 'clientId' | 'projectRequestId' | 'contactMessageId' | 'ticketId'>
export type Prefilled = { ties: Ties; quote: QuoteInput; websites: { id: number; name: string }[] }

const NO_TIES: Ties = { clientId: null, projectRequestId: null, contactMessageId: null, ticketId: null }
const DELIVERY_WEEKS = 6

const EMPTY: QuoteInput = {
  ...{ email: '', firstName: '', lastName: '', businessName: null, isOffPremises: false },
  ...{ websiteId: null, siteName: null, siteUrl: null, plan: null },
  clientKind: 'professional',
  formula: 'one_time',
  paymentPlan: 'monthly',
  depositPermille: DEFAULT_DEPOSIT_PERMILLE,
  ...{ deliveryWeeks: DELIVERY_WEEKS, note: '', lines: [] },
}

/** The known values for a new quote: who asked, and for what. `not_found` for a source that does not exist. */
export async function prefillQuote(reads: Reads, source: QuoteSource | null): Promise<Prefilled> {
  requirePermission(reads, 'subscriptions.manage')
  if (!source) return { ties: NO_TIES, quote: EMPTY, websites: [] }
  if (source.kind === 'message') return fromMessage(reads, source.id)
  if (source.kind === 'projet') return fromProject(reads, source.id)
  if (source.kind === 'client') return fromClient(reads, source.id, {})
  const [ticket] = await reads.db
    .select({ clientId: tickets.clientId, websiteId: tickets.websiteId })
    .from(tickets)
    .where(eq(tickets.id, source.id))
  if (!ticket) throw notFound()
  const { clientId, websiteId } = ticket
  const isUpdate = websiteId !== null
  return fromClient(
    reads,
    clientId,
    { ticketId: source.id },
    { websiteId, ...(isUpdate && { formula: null }) },
  )
}

async function fromMessage(reads: Reads, id: number): Promise<Prefilled> {
  const { senderName, senderEmail } = await getMessage(reads, id)
  const [firstName = '', ...others] = senderName.trim().split(/\s+/)
  const lastName = others.join(' ') || firstName
  return {
    ties: { ...NO_TIES, contactMessageId: id },
    quote: { ...EMPTY, email: senderEmail.toLowerCase(), firstName, lastName, siteName: senderName },
    websites: [],
  }
}

async function fromProject(reads: Reads, id: number): Promise<Prefilled> {
  const { request } = await getProject(reads, id)
  const sold = wizardPlans.find(({ name }) => name === request.selectedPlan)
  const isDevelopment = sold?.kind === 'development' || request.developmentCents !== null
  const line = sold && isDevelopment ? [developmentLine(sold.plan)] : []
  const formula =
    sold?.kind === 'subscription'
      ? isDevelopment
        ? ('one_time_and_subscription' as const)
        : ('subscription' as const)
      : ('one_time' as const)
  return fromClient(
    reads,
    request.clientId,
    { projectRequestId: id, ticketId: request.ticketId },
    {
      ...{ formula, lines: line, websiteId: request.websiteId },
      plan: sold?.kind === 'subscription' ? sold.plan : null,
      paymentPlan: request.annual ? 'yearly' : 'monthly',
      siteUrl: request.websiteUrl || null,
    },
  )
}

/** The development of a plan at its list price. */
export const developmentLine = (plan: keyof typeof PLAN_FACTS): QuoteInput['lines'][number] => ({
  kind: 'development',
  label: `Développement du site, formule ${PLAN_FACTS[plan].name}`,
  quantity: 1,
  unitCents: PLAN_FACTS[plan].developmentCents,
  // A rate of French VAT, as all prices of the list have.
  vatPermille: PLAN_FACTS[plan].vatPermille as QuoteInput['lines'][number]['vatPermille'],
})

async function fromClient(
  reads: Reads,
  clientId: number,
  ties: Partial<Ties>,
  known: Partial<QuoteInput> = {},
): Promise<Prefilled> {
  const [client] = await reads.db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      businessName: users.businessName,
      kind: clients.kind,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(eq(clients.id, clientId))
  if (!client) throw notFound()
  const { kind, ...named } = client
  return {
    ties: { ...NO_TIES, ...ties, clientId },
    quote: {
      ...{ ...EMPTY, ...named, clientKind: kind ?? EMPTY.clientKind },
      siteName: client.businessName ?? `${client.firstName} ${client.lastName}`,
      ...known,
    },
    websites: await listWebsitesOf(reads, clientId),
  }
}

/** The websites that a client's quote can be about. */
export async function listWebsitesOf(
  reads: Reads,
  clientId: number,
): Promise<{ id: number; name: string }[]> {
  requirePermission(reads, 'websites.manage')
  return reads.db
    .select({ id: websites.id, name: websites.name })
    .from(websites)
    .where(eq(websites.clientId, clientId))
    .orderBy(websites.id)
}
