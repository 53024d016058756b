import { eq } from 'drizzle-orm'
import { contentDecisions, contentNotices, type OfflineSite } from '@/db/schema/content-notices'
import { websites } from '@/db/schema/websites'
import { actingUser, type Context, type Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { type Decision, lockNotice, type Notice } from './lock-notice'
import { mailDecision } from './mail-decision'
import { liftRestriction, restrict } from './restrict'
import type { NoticeDecision } from './schema'

/** Decides a notice: restricts content together with the decision, and tells the sender and the client why. A repeat returns the
 *  first. After a complaint it can be revised once; `conflict` otherwise. */
export async function decideNotice(
  ctx: Context,
  { id, ...wanted }: NoticeDecision & { id: number },
): Promise<{ version: number }> {
  requirePermission(ctx, 'notices.manage')
  return ctx.transaction(async (tx) => {
    const { notice, decision: earlier } = await lockNotice(tx, id)
    if (earlier && isSame(earlier, wanted)) return { version: earlier.version }
    if (earlier && (!wanted.revises || earlier.version > 1))
      throw new DomainError('conflict', ALREADY[earlier.version])
    if (!earlier && wanted.revises)
      throw new DomainError('conflict', 'Ce signalement n’est pas encore décidé.')
    const site = await requireSite(tx, notice, wanted)
    if (earlier) await liftRestriction(tx, { noticeId: id, sites: earlier.sites })
    const done = site
      ? await restrict(tx, { noticeId: id, outcome: wanted.outcome, items: wanted.items, site })
      : { what: '', sites: [] }
    const decision = await insertDecision(tx, { notice, earlier, wanted, site, done })
    await tx.db.update(contentNotices).set({ state: 'decided' }).where(eq(contentNotices.id, id))
    await tx.audit({
      action: 'content-notice.decided',
      subject: { type: 'content-notice', id },
      ...(earlier && { before: { outcome: earlier.outcome, version: earlier.version } }),
      after: { outcome: decision.outcome, version: decision.version, websiteId: decision.websiteId },
    })
    await mailDecision(tx, notice, decision)
    return { version: decision.version }
  })
}

const ALREADY: Record<number, string> = {
  1: 'Ce signalement est déjà décidé. Après une réclamation, révisez la décision.',
  2: 'Cette décision a déjà été révisée\u00a0: elle est définitive.',
}

type Wanted = Omit<NoticeDecision, 'id'>
type Site = { id: number; name: string; clientId: number }

/** Compares what was typed, so that a form sent twice is one decision. */
function isSame(earlier: Decision, wanted: Wanted): boolean {
  const textOf = ({
    outcome,
    items,
    reasons,
    ground,
    groundText,
  }: Pick<Wanted, 'outcome' | 'items' | 'reasons' | 'groundText'> & { ground?: string | null | undefined }) =>
    JSON.stringify([outcome, items.toSorted(), reasons, ground ?? null, groundText])
  const isSameVersion = (earlier.version === 2) === Boolean(wanted.revises)
  return isSameVersion && textOf(earlier) === textOf(meant(wanted))
}

/** Drops the fields that a decision of this kind does not have. */
const meant = (wanted: Wanted): Wanted =>
  wanted.outcome === 'no_action'
    ? { ...wanted, items: [], elsewhere: '', ground: undefined, groundText: '', scope: '', duration: '' }
    : wanted.outcome === 'content_removed'
      ? wanted
      : { ...wanted, items: [], elsewhere: '' }

/** Read without a lock: the restriction locks it, together with others in the order of their ids. */
async function requireSite(tx: Tx, { websiteId }: Notice, { outcome, items }: Wanted): Promise<Site | null> {
  const [site = null] =
    websiteId === null
      ? []
      : await tx.db
          .select({ id: websites.id, name: websites.name, clientId: websites.clientId })
          .from(websites)
          .where(eq(websites.id, websiteId))
  // Our own pages have no client, and their content is taken down manually.
  const needsSite = outcome === 'site_offline' || outcome === 'account_suspended' || items.length > 0
  if (!site && needsSite) throw invalidField('outcome', 'Indiquez d’abord le site concerné.')
  return site
}

type Inserted = {
  notice: Notice
  earlier: Decision | undefined
  wanted: Wanted
  site: Site | null
  done: { what: string; sites: OfflineSite[] }
}

async function insertDecision(tx: Tx, { notice, earlier, wanted, site, done }: Inserted): Promise<Decision> {
  const { outcome, items, elsewhere, reasons, ground, groundText, scope, duration, complaint } = meant(wanted)
  // A client is notified of restrictions, and of their lifting.
  const concernsClient = outcome !== 'no_action' || Boolean(earlier?.clientId)
  const [decision] = await tx.db
    .insert(contentDecisions)
    .values({
      noticeId: notice.id,
      version: (earlier?.version ?? 0) + 1,
      outcome,
      websiteId: site?.id ?? null,
      clientId: concernsClient ? (site?.clientId ?? null) : null,
      items,
      what: [done.what, elsewhere].filter(Boolean).join('\n'),
      scope,
      duration,
      reasons,
      ground: ground ?? null,
      groundText,
      complaint: earlier ? complaint : null,
      sites: done.sites,
      decidedById: actingUser(tx).id,
      decidedAt: tx.now(),
    })
    .returning()
  if (!decision) throw new Error('The decision was not written')
  return decision
}
