import { eq } from 'drizzle-orm'
import { projectRequests } from '@/db/schema/project-requests'
import { projects } from '@/db/schema/projects'
import { quoteAcceptances, quotes, quoteVersions } from '@/db/schema/quotes'
import { websites } from '@/db/schema/websites'
import { addDays, type Day, parisDay } from '../calendar'
import { lockClients } from '../clients/lock-clients'
import { type ActingUser, type Context, findActingUser, type Tx } from '../context'
import { DomainError } from '../errors'
import { insertProject } from '../projects/insert-project'
import { insertWebsite } from '../websites/insert-website'
import { joinAccount } from './join-account'
import { requireOpen } from './policy'
import { readLines } from './queries'
import { draftDeposit, issueQuoteInvoice } from './quote-invoices'
import { isKeyed, lockQuote, type QuoteKey, refuseAgency } from './quote-key'
import type { QuoteRow } from './schema'
import { setLead } from './send-quote'
import { withAccount } from './with-account'

type Acceptance = {
  key: QuoteKey
  /** The version that the client read. */
  version: number
  typedName: string
  /** A consumer requests, with a separate checkbox, that work begin before the withdrawal period ends. */
  startsAtOnce: boolean
}

const CHANGED = 'Ce devis a changé entre-temps\u00a0: relisez-le avant de l’accepter.'
/** Days without payment after a consumer's off-premises contract (L. 221-10); the day of conclusion does not count. */
const DAYS_WITHOUT_MONEY = 7

/** Accepts a quote in the version that its client read. One transaction provides the account of its address, the website with
 *  its formula, the project's stages and the deposit's invoice, and mails text and terms. A repeat returns the same.
 *  `conflict` for a quote that is closed, or has changed since. */
export async function acceptQuote(ctx: Context, accepted: Acceptance): Promise<{ quoteId: number }> {
  refuseAgency(ctx)
  const which = isKeyed(ctx, accepted.key)
  const { networkHash } = ctx
  const userId = findActingUser(ctx.actor)?.id ?? null
  return withAccount(ctx, async (tx, passwordHash) => {
    const quote = await lockQuote(tx, which)
    const today = parisDay(tx.now())
    if (quote.status === 'accepted' && quote.version === accepted.version) return { quoteId: quote.id }
    requireOpen(quote, today)
    if (quote.version !== accepted.version) throw new DomainError('conflict', CHANGED)
    const client = await joinAccount(tx, quote, passwordHash)
    const websiteId = await openWebsite(tx, quote, client)
    await lockClients(tx, client.clientId)
    await openProject(tx, quote, { clientId: client.clientId, websiteId })
    await setLead(tx, quote, 'done')
    const { id, version, clientKind, isOffPremises } = quote
    const sent = await readVersion(tx, quote)
    const isConsumer = clientKind === 'consumer'
    const payableFrom = isConsumer && isOffPremises ? addDays(today, DAYS_WITHOUT_MONEY + 1) : today
    await tx.db.insert(quoteAcceptances).values({
      ...{ quoteId: id, version, hash: sent.hash, typedName: accepted.typedName, networkHash, payableFrom },
      userId: userId === client.id ? userId : null,
      acceptedAt: tx.now(),
      startsAtOnce: isConsumer ? accepted.startsAtOnce : null,
    })
    await tx.db
      .update(quotes)
      .set({ status: 'accepted', clientId: client.clientId, websiteId })
      .where(eq(quotes.id, id))
    await tell(tx, quote, sent, accepted)
    await openDeposit(tx, quote, { clientId: client.clientId, websiteId, payableFrom, today })
    await tx.audit({
      action: 'quote.accepted',
      subject: { type: 'quote', id },
      after: { number: quote.number, version, totalCents: sent.document.totalCents },
    })
    return { quoteId: id }
  })
}

async function readVersion(tx: Tx, { id, version }: QuoteRow) {
  const [found] = (await tx.db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id))).filter(
    (one) => one.version === version,
  )
  if (!found) throw new Error(`Version ${version} of quote ${id} vanished`)
  return found
}

const NO_SITE = 'Le site de ce devis n’est plus le vôtre. Écrivez-nous pour en recevoir un autre.'

/** The website of a quote, with its payment formula; null if the quote's website was deleted. */
async function openWebsite(tx: Tx, quote: QuoteRow, { clientId }: ActingUser): Promise<number | null> {
  const { formula, siteName, siteUrl } = quote
  const asked = quote.websiteId ?? (await websiteOfRequest(tx, quote))
  if (asked !== null) {
    const [site] = await tx.db.select().from(websites).where(eq(websites.id, asked)).for('update')
    if (site?.clientId !== clientId) throw new DomainError('conflict', NO_SITE)
    if (formula) await tx.db.update(websites).set({ formula }).where(eq(websites.id, asked))
    return asked
  }
  if (siteName === null || siteUrl === null) throw new DomainError('conflict', NO_SITE)
  const site = { clientId, subscriptionId: null, name: siteName, url: siteUrl, imageUrl: null }
  const { id } = await insertWebsite(tx, { ...site, status: 'active' })
  await tx.db.update(websites).set({ formula }).where(eq(websites.id, id))
  const { projectRequestId } = quote
  if (projectRequestId !== null)
    await tx.db.update(projectRequests).set({ websiteId: id }).where(eq(projectRequests.id, projectRequestId))
  return id
}

/** The website that a request has already become. */
async function websiteOfRequest(tx: Tx, { projectRequestId }: QuoteRow): Promise<number | null> {
  if (projectRequestId === null) return null
  const [request] = await tx.db
    .select({ websiteId: projectRequests.websiteId })
    .from(projectRequests)
    .where(eq(projectRequests.id, projectRequestId))
    .for('update')
  return request?.websiteId ?? null
}

/** Continues a request's project with its dates; otherwise begins a new one. */
async function openProject(
  tx: Tx,
  { id: quoteId, projectRequestId }: QuoteRow,
  { clientId, websiteId }: { clientId: number; websiteId: number | null },
): Promise<void> {
  if (projectRequestId !== null) {
    const [planned] = await tx.db
      .select({ id: projects.id, quoteId: projects.quoteId })
      .from(projects)
      .where(eq(projects.projectRequestId, projectRequestId))
      .for('update')
    if (planned && planned.quoteId === null) {
      await tx.db.update(projects).set({ websiteId, quoteId }).where(eq(projects.id, planned.id))
      return
    }
    if (planned) {
      await insertProject(tx, { clientId, websiteId, projectRequestId: null, quoteId })
      return
    }
  }
  await insertProject(tx, { clientId, websiteId, projectRequestId, quoteId })
}

type Sent = Awaited<ReturnType<typeof readVersion>>

/** Mails the durable medium of article L. 221-13 of the Code de la consommation, and notifies the agency. */
async function tell(
  tx: Tx,
  quote: QuoteRow,
  { document, quoteText, termsText }: Sent,
  { typedName }: Acceptance,
): Promise<void> {
  const { id: quoteId, email: to, number } = quote
  const concluded = { document, quoteText, termsText, typedName, at: tx.now().getTime() }
  await tx.enqueue({
    queue: 'mail',
    mail: { kind: 'quote-accepted', id: crypto.randomUUID(), to, ...concluded },
  })
  const clientName = `${quote.firstName} ${quote.lastName}`
  const about = { quoteId, number: number ?? '', clientName, reason: null }
  const id = crypto.randomUUID()
  await tx.enqueue({ queue: 'mail', mail: { kind: 'quote-answered', id, about: 'accepted', ...about } })
}

/** Last, because the invoice counter stays locked from here on. While no money may be taken yet, the invoice waits without a
 *  number and cannot be paid. */
async function openDeposit(
  tx: Tx,
  quote: QuoteRow,
  { payableFrom, today, ...of }: { clientId: number; websiteId: number | null; payableFrom: Day; today: Day },
): Promise<void> {
  const draft = await draftDeposit(tx, quote, { ...of, lines: await readLines(tx, quote.id) })
  if (draft && payableFrom <= today) await issueQuoteInvoice(tx, quote, draft)
}
