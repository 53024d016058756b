import type { Metadata } from 'next'
import { Streamed } from '@/components/ui/streamed'
import { inTime } from '@/lib/server/in-time'
import { orNotFound, pathId } from '@/lib/server/or-not-found'
import { requireSignedIn } from '@/lib/server/session'
import { settle } from '@/lib/server/settle'
import { TITLE, WebsiteFrame } from './frame'
import { LoadFailed } from './load-failed'
import { loadWebsite } from './load-site'
import { site } from './site'
import { tabOf, tabPath } from './tabs'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ onglet?: string | string[] }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  const website = await loadWebsite(Number(id)).catch(() => null)
  return { title: website ? `${TITLE} ${website.name}` : TITLE }
}

export default async function WebsitePage({ params, searchParams }: Props) {
  const { id } = await params
  const tab = tabOf((await searchParams).onglet)
  const path = tabPath(id, tab.name)
  const ctx = await requireSignedIn(path)
  // Before anything streams, so that a website that is not found is a real 404.
  const { data: website, error } = await settle(orNotFound(loadWebsite(pathId(id))))
  const body = website && (await inTime(site(ctx, website, tab)))
  return (
    <WebsiteFrame name={website?.name} url={website?.url}>
      {error && <LoadFailed text="Failed to load website" reason={error} path={path} />}
      {body && <Streamed part={body.part} />}
    </WebsiteFrame>
  )
}
