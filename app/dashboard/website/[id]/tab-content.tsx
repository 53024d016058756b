import type { ReactElement } from 'react'
import { LOAD_FAILED } from '@/components/content/entry-errors'
import { parisDay } from '@/lib/domain/calendar'
import { settle } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'
import { EntryTab } from './entry-tab'
import { GalleryTab } from './gallery-tab'
import { LoadFailed } from './load-failed'
import { loadEntries, loadGallery } from './load-site'
import { type Tab, tabPath } from './tabs'

/** The content of the selected tab. */
export async function tabContent(
  ctx: SignedInContext,
  websiteId: number,
  { kind, label, name }: Tab,
  search: string,
): Promise<ReactElement> {
  if (kind === null) return galleryContent(ctx, websiteId, name)
  const { data, error } = await settle(loadEntries(ctx, kind, websiteId))
  if (error !== undefined)
    return <LoadFailed text={LOAD_FAILED[kind]} reason={error} path={tabPath(String(websiteId), name)} />
  return (
    <EntryTab
      kind={kind}
      title={label}
      websiteId={websiteId}
      entries={data}
      me={ctx.actor.id}
      tab={name}
      search={search}
      today={parisDay(ctx.now())}
    />
  )
}

async function galleryContent(ctx: SignedInContext, websiteId: number, tab: string): Promise<ReactElement> {
  const { data, error } = await settle(loadGallery(ctx, websiteId))
  if (error !== undefined)
    return <LoadFailed text="Failed to load gallery" reason={error} path={tabPath(String(websiteId), tab)} />
  // Only what the screen shows: storage keys stay on the server.
  const pictures = data.map(({ id, hash, name, alt, width, height, position }) => ({
    id,
    hash,
    name,
    alt,
    width,
    height,
    position,
  }))
  return <GalleryTab websiteId={websiteId} pictures={pictures} />
}
