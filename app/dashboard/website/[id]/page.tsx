import type { Metadata } from 'next'
import { SEARCH_NAME } from '@/components/content/search-name'
import { Streamed } from '@/components/ui/layout/streamed'
import { can } from '@/lib/domain/permissions/policy'
import { isSwitchable } from '@/lib/domain/websites/policy'
import { settle } from '@/lib/server/forms/settle'
import { raceTimeout } from '@/lib/server/limits/race-timeout'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { TITLE, WebsiteFrame } from './frame'
import { LoadFailed } from './load-failed'
import { loadWebsite } from './load-site'
import { SiteMenu } from './site-menu'
import { tabOf, tabPath } from './tabs'
import { websiteBody } from './website-body'

type Query = { onglet?: string | string[]; [SEARCH_NAME]?: string | string[] }
type Props = { params: Promise<{ id: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  const website = await loadWebsite(Number(id)).catch(() => null)
  return { title: website ? `${TITLE} ${website.name}` : TITLE }
}

export default async function WebsitePage({ params, searchParams }: Props) {
  const { id } = await params
  const { onglet, [SEARCH_NAME]: search } = await searchParams
  const tab = tabOf(onglet)
  const path = tabPath(id, tab.name)
  const ctx = await requireSignedIn(path)
  // Before streaming starts, so that an unknown website returns status 404.
  const { data: website, error } = await settle(orNotFound(loadWebsite(pathId(id))))
  const canSwitch = website !== undefined && (isSwitchable(website) || can(ctx.actor, 'websites.manage'))
  const body =
    website &&
    (await raceTimeout(
      websiteBody(ctx, website, { tab, search: typeof search === 'string' ? search : '', canSwitch }),
    ))
  return (
    <WebsiteFrame
      name={website?.name}
      url={website?.url}
      menu={
        website && (
          <SiteMenu
            id={website.id}
            status={canSwitch ? website.status : null}
            isAgency={can(ctx.actor, 'websites.manage')}
          />
        )
      }
    >
      {error && <LoadFailed text="Failed to load website" reason={error} path={path} />}
      {body && <Streamed part={body.part} />}
    </WebsiteFrame>
  )
}
