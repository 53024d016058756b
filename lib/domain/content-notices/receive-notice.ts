import { createHash } from 'node:crypto'
import { and, eq, gt, not, sql } from 'drizzle-orm'
import { contentNotices } from '@/db/schema/content-notices'
import { websites } from '@/db/schema/websites'
import type { Context, Tx } from '../context'
import { matchWebsite } from './match-website'
import { isUrgent } from './policy'
import type { ContentNotice } from './schema'

const DAY_MS = 24 * 60 * 60 * 1000
/** How many notices a day are mailed to the agency one by one; beyond that, one mail an hour says that there are more. */
const MAILED_ALONE = 200

type Declared = ContentNotice & {
  suspicious: boolean
  /** Whether another receipt may be mailed to its address. */
  mailsReceipt: boolean
}

type NoticeReceipt = { reference: string; at: Date }

/** Stores a notice of illegal content, notifies the agency, and mails its sender a receipt. A repeat within a day returns the
 *  first. */
export async function receiveNotice(
  ctx: Context,
  { suspicious, mailsReceipt, site, ...declared }: Declared,
): Promise<NoticeReceipt> {
  const websiteId = await matchWebsite(ctx, { locations: declared.locations, site })
  const { category, locations, explanation, name, email } = declared
  const digest = createHash('sha256')
    .update(JSON.stringify([category, locations, explanation, name, email.toLowerCase(), suspicious]))
    .digest('hex')
  return ctx.transaction(async (tx) => {
    const at = tx.now()
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content-notice/${digest}`}, 0))`)
    const earlier = await findEarlier(tx, digest, at)
    if (earlier) return earlier
    const host = websiteId === null ? undefined : await holdWebsite(tx, websiteId)
    const urgent = isUrgent(category)
    const isStandalone = urgent || !(await isPastMany(tx, at))
    const [stored] = await tx.db
      .insert(contentNotices)
      .values({
        reference: newReference(),
        category,
        locations,
        explanation,
        websiteId: host ? websiteId : null,
        senderName: name || null,
        senderEmail: email || null,
        suspicious,
        isUrgent: urgent,
        digest,
        createdAt: at,
      })
      .returning({ id: contentNotices.id, reference: contentNotices.reference })
    if (!stored) throw new Error('The notice was not written')
    const { id: noticeId, reference } = stored
    if (suspicious) return { reference, at }
    const about = { noticeId, reference, category }
    await tx.enqueue({
      queue: 'mail',
      mail: { kind: 'content-notice-agency', ...about, isUrgent: urgent, siteName: host?.name ?? null },
      ...(!isStandalone && { hourly: 'content-notice-agency' }),
    })
    if (mailsReceipt && email !== '')
      await tx.enqueue({
        queue: 'mail',
        mail: {
          kind: 'content-notice-received',
          ...about,
          to: email,
          name,
          locations,
          explanation,
          at: at.getTime(),
        },
      })
    return { reference, at }
  })
}

/** Grants no access: it is only a name. */
const newReference = () => `SIG-${crypto.randomUUID().slice(0, 8).toUpperCase()}`

async function findEarlier(tx: Tx, digest: string, at: Date): Promise<NoticeReceipt | undefined> {
  const [earlier] = await tx.db
    .select({ reference: contentNotices.reference, at: contentNotices.createdAt })
    .from(contentNotices)
    .where(
      and(eq(contentNotices.digest, digest), gt(contentNotices.createdAt, new Date(at.getTime() - DAY_MS))),
    )
    .limit(1)
  return earlier
}

/** Its name, if it exists; it cannot be deleted until the transaction ends. */
async function holdWebsite(tx: Tx, id: number): Promise<{ name: string } | undefined> {
  const [site] = await tx.db
    .select({ name: websites.name })
    .from(websites)
    .where(eq(websites.id, id))
    .for('key share')
  return site
}

async function isPastMany(tx: Tx, at: Date): Promise<boolean> {
  const earlier = await tx.db
    .select({ id: contentNotices.id })
    .from(contentNotices)
    .where(and(not(contentNotices.suspicious), gt(contentNotices.createdAt, new Date(at.getTime() - DAY_MS))))
    .limit(MAILED_ALONE)
  return earlier.length === MAILED_ALONE
}
