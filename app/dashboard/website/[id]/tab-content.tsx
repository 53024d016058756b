import type { ReactElement } from 'react'
import { LOAD_FAILED } from '@/components/content/entry-errors'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { SignedInContext } from '@/lib/server/session'
import { settled } from '@/lib/server/settled'
import { EntryTab } from './entry-tab'
import { LoadFailed } from './load-failed'
import { loadEntries } from './load-site'
import { type Tab, tabPath } from './tabs'

/** What the chosen tab shows. */
export async function tabContent(
  ctx: SignedInContext,
  websiteId: number,
  { kind, label, name }: Tab,
): Promise<ReactElement> {
  if (kind === null) return <GalleryTab />
  const { data, error } = await settled(loadEntries(ctx, kind, websiteId))
  if (error !== undefined)
    return <LoadFailed text={LOAD_FAILED[kind]} reason={error} path={tabPath(String(websiteId), name)} />
  return <EntryTab kind={kind} title={label} websiteId={websiteId} entries={data} />
}

const GalleryTab = () => (
  <EmptyState
    sentence="Vos photos se géreront ici. D’ici là, votre agence les ajoute pour vous."
    action={<ButtonLink href="/dashboard/new-ticket">Demander une mise à jour</ButtonLink>}
  />
)
