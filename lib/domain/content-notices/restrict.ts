import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { contentRestrictions, type OfflineSite } from '@/db/schema/content-notices'
import { products } from '@/db/schema/products'
import { websites } from '@/db/schema/websites'
import { ENTRY_TABLES, type EntryTable } from '../content/entry-tables'
import type { Tx } from '../context'
import { invalidField } from '../errors'
import { deletePictureIn } from '../media/delete-picture'
import { announceChange } from '../webhooks/announce-change'
import { lockWebsite } from '../websites/queries'
import { putBackOnline, takeOffline } from '../websites/take-offline'
import type { NoticeOutcome } from './policy'
import { readSiteContents } from './site-contents'

type RestrictedKind = (typeof contentRestrictions.$inferSelect)['kind']
type Visible = PgTable & Pick<EntryTable, 'id' | 'active' | 'websiteId'>
const TABLES: Record<RestrictedKind, Visible> = { ...ENTRY_TABLES, products }

type Wanted = {
  noticeId: number
  outcome: NoticeOutcome
  items: string[]
  site: { id: number; name: string; clientId: number }
}

/** Applies a decision, and returns what is restricted, in words, with the sites that went offline. */
export async function restrict(
  tx: Tx,
  { noticeId, outcome, items, site }: Wanted,
): Promise<{ what: string; sites: OfflineSite[] }> {
  if (outcome === 'no_action') return { what: '', sites: [] }
  if (outcome === 'content_removed') {
    await lockWebsite(tx, site.id)
    return { what: await removeItems(tx, { noticeId, websiteId: site.id, items }), sites: [] }
  }
  if (outcome === 'site_offline')
    return { what: `Le site «\u00a0${site.name}\u00a0»`, sites: await goOffline(tx, [site.id]) }
  const all = await tx.db
    .select({ id: websites.id })
    .from(websites)
    .where(eq(websites.clientId, site.clientId))
    .orderBy(asc(websites.id))
  return {
    what: 'Tous les sites du compte',
    sites: await goOffline(
      tx,
      all.map(({ id }) => id),
    ),
  }
}

async function goOffline(tx: Tx, ids: number[]): Promise<OfflineSite[]> {
  const taken: OfflineSite[] = []
  for (const id of ids) {
    const was = await takeOffline(tx, id)
    if (was !== null) taken.push({ id, was })
  }
  return taken
}

type Chosen = { noticeId: number; websiteId: number; items: string[] }

async function removeItems(tx: Tx, { noticeId, websiteId, items }: Chosen): Promise<string> {
  const shown = await readSiteContents(tx, websiteId)
  const chosen = items.map((key) => shown.find((content) => content.key === key))
  const names: string[] = []
  for (const content of chosen) {
    if (!content) throw invalidField('elsewhere', 'Un contenu choisi n’est plus visible. Relisez la liste.')
    const id = content.key.slice(content.kind.length + 1)
    if (content.kind === 'pictures') await deletePictureIn(tx, id)
    else await hide(tx, { noticeId, websiteId, kind: content.kind as RestrictedKind, id: Number(id) })
    names.push(`${KIND_WORDS[content.kind]} «\u00a0${content.label}\u00a0»`)
  }
  return names.join('\n')
}

const KIND_WORDS: Record<string, string> = {
  testimonials: 'Avis',
  staff: 'Membre de l’équipe',
  events: 'Événement',
  products: 'Produit',
  pictures: 'Image',
}

type Item = { noticeId: number; websiteId: number; kind: RestrictedKind; id: number }

async function hide(tx: Tx, { noticeId, websiteId, kind, id }: Item): Promise<void> {
  await setActive(tx, { websiteId, kind, id }, false)
  await tx.db
    .insert(contentRestrictions)
    .values({ kind, itemId: id, websiteId, noticeId })
    .onConflictDoUpdate({
      target: [contentRestrictions.kind, contentRestrictions.itemId],
      set: { noticeId },
    })
}

async function setActive(tx: Tx, { websiteId, kind, id }: Omit<Item, 'noticeId'>, active: boolean) {
  await tx.db
    .update(TABLES[kind])
    .set({ active, updatedAt: sql`clock_timestamp()` })
    .where(eq(TABLES[kind].id, id))
  await announceChange(tx, { websiteId, entity: kind, id, action: 'updated' })
}

/** Reverts a decision as far as possible: deleted pictures stay deleted. */
export async function liftRestriction(
  tx: Tx,
  { noticeId, sites }: { noticeId: number; sites: OfflineSite[] },
) {
  const lifted = await tx.db
    .delete(contentRestrictions)
    .where(eq(contentRestrictions.noticeId, noticeId))
    .returning()
  const ids = [...new Set([...lifted.map(({ websiteId }) => websiteId), ...sites.map(({ id }) => id)])]
  const present = await tx.db
    .select({ id: websites.id })
    .from(websites)
    .where(inArray(websites.id, ids))
    .orderBy(asc(websites.id))
    .for('update')
  for (const { websiteId, kind, itemId } of lifted) await setActive(tx, { websiteId, kind, id: itemId }, true)
  for (const { id } of present) {
    const was = sites.find((site) => site.id === id)?.was
    if (was) await putBackOnline(tx, { id, was })
  }
}
