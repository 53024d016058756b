import { and, eq, isNull } from 'drizzle-orm'
import { projectStages, projects } from '@/db/schema/projects'
import { quoteAcceptances } from '@/db/schema/quotes'
import { websites } from '@/db/schema/websites'
import { settleDevelopment } from '../billing/settle-development'
import { type Day, parisDay } from '../calendar'
import { lockClients } from '../clients/lock-clients'
import type { Context, Tx } from '../context'
import { DomainError, invalidField, notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import type { ProjectRow, Stage } from '../projects/schema'
import { openSubscription } from './open-subscription'
import { readLines } from './queries'
import { draftBalance, issueQuoteInvoice } from './quote-invoices'
import { isQuote, lockQuote } from './quote-key'
import type { QuoteRow } from './schema'

type Finished = { projectId: number; stage: Stage; on: Day }

const STOPPED = 'Ce projet est arrêté\u00a0: son client s’est rétracté.'

/** Records the day on which the agency finished a stage of a project. The delivery stage sets the website's first delivery,
 *  invoices the balance and begins the plan's first period, in one transaction. A repeat changes nothing. */
export async function finishStage(ctx: Context, { projectId, stage, on }: Finished): Promise<void> {
  requirePermission(ctx, 'websites.manage')
  requirePermission(ctx, 'subscriptions.manage')
  const quoteId = await findQuote(ctx, projectId)
  await ctx.transaction(async (tx) => {
    if (on > parisDay(tx.now())) throw invalidField('doneOn', 'Cette date est dans l’avenir.')
    // The quote first, in the same order as an acceptance.
    const quote = quoteId === null ? null : await lockQuote(tx, isQuote(quoteId))
    const project = await lockProject(tx, projectId)
    if (project.stoppedOn !== null) throw new DomainError('conflict', STOPPED)
    const finished = await tx.db
      .update(projectStages)
      .set({ doneOn: on })
      .where(
        and(
          ...[eq(projectStages.projectId, projectId), eq(projectStages.stage, stage)],
          isNull(projectStages.doneOn),
        ),
      )
      .returning({ stage: projectStages.stage })
    if (finished.length === 0) return
    await tx.audit({
      action: 'project.stage-done',
      subject: { type: 'website-project', id: projectId },
      after: { stage, doneOn: on },
    })
    if (stage === 'delivery') await deliver(tx, { project, quote, on })
  })
}

/** Reopens a finished stage; not the delivery, whose consequences cannot be undone. */
export async function reopenStage(ctx: Context, { projectId, stage }: Omit<Finished, 'on'>): Promise<void> {
  requirePermission(ctx, 'websites.manage')
  if (stage === 'delivery')
    throw new DomainError(
      'conflict',
      'La livraison a émis le solde et ouvert l’abonnement\u00a0: elle reste faite.',
    )
  await ctx.transaction(async (tx) => {
    await lockProject(tx, projectId)
    await tx.db
      .update(projectStages)
      .set({ doneOn: null })
      .where(and(eq(projectStages.projectId, projectId), eq(projectStages.stage, stage)))
  })
}

async function findQuote({ db }: Pick<Context, 'db'>, projectId: number): Promise<number | null> {
  const [project] = await db
    .select({ quoteId: projects.quoteId })
    .from(projects)
    .where(eq(projects.id, projectId))
  if (!project) throw notFound()
  return project.quoteId
}

async function lockProject(tx: Tx, id: number): Promise<ProjectRow> {
  const [project] = await tx.db.select().from(projects).where(eq(projects.id, id)).for('update')
  if (!project) throw notFound()
  return project
}

type Delivered = { project: ProjectRow; quote: QuoteRow | null; on: Day }

async function deliver(tx: Tx, { project, quote, on }: Delivered): Promise<void> {
  const { websiteId, clientId } = project
  if (websiteId === null)
    throw new DomainError('conflict', 'Ce projet n’a pas encore de site\u00a0: son devis n’est pas accepté.')
  const [site] = await tx.db.select().from(websites).where(eq(websites.id, websiteId)).for('update')
  if (!site) throw notFound()
  if (site.firstDeliveredOn === null)
    await tx.db.update(websites).set({ firstDeliveredOn: on }).where(eq(websites.id, websiteId))
  if (!quote) return
  const acceptance = await readAcceptance(tx, quote)
  if (on < acceptance.acceptedOn) throw invalidField('doneOn', 'Cette date est avant l’acceptation du devis.')
  const lines = await readLines(tx, quote.id)
  if (quote.subscriptionId === null) await openSubscription(tx, quote, { site, lines, acceptance, on })
  await lockClients(tx, clientId)
  if (quote.balanceInvoiceId !== null) return
  const balance = await draftBalance(tx, quote, { clientId, websiteId, lines })
  if (balance) await issueQuoteInvoice(tx, quote, balance)
  // The deposit may have been the full amount.
  await settleDevelopment(tx, websiteId)
}

async function readAcceptance(tx: Tx, { id }: QuoteRow) {
  const [acceptance] = await tx.db.select().from(quoteAcceptances).where(eq(quoteAcceptances.quoteId, id))
  if (!acceptance) throw new Error(`Quote ${id} has a project without an acceptance`)
  const { acceptedAt, startsAtOnce } = acceptance
  return { acceptedOn: parisDay(acceptedAt), startsAtOnce: startsAtOnce ?? true }
}
