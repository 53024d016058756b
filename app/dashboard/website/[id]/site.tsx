import type { ReactElement } from 'react'
import { Streamed } from '@/components/ui/streamed'
import { Tabs } from '@/components/ui/tabs'
import { parisDay } from '@/lib/domain/calendar'
import { can } from '@/lib/domain/permissions/policy'
import { isSwitchable } from '@/lib/domain/websites/policy'
import type { Website } from '@/lib/domain/websites/schema'
import { inTime } from '@/lib/server/in-time'
import type { SignedInContext } from '@/lib/server/session'
import { settle } from '@/lib/server/settle'
import { LoadFailed } from './load-failed'
import { loadSubscription } from './load-site'
import { SiteCards } from './site-cards'
import { tabContent } from './tab-content'
import { TABS, type Tab, tabPath } from './tabs'

/** The screen below its header, once website and subscription are both there. */
export async function site(ctx: SignedInContext, website: Website, tab: Tab): Promise<ReactElement> {
  const content = inTime(tabContent(ctx, website.id, tab))
  const { data: subscription, error } = await settle(loadSubscription(ctx, website))
  const path = tabPath(String(website.id), tab.name)
  if (error !== undefined) return <LoadFailed text="Failed to load website" reason={error} path={path} />
  return (
    <>
      <SiteCards
        website={website}
        subscription={subscription}
        isOwn={website.clientId === ctx.actor.clientId}
        today={parisDay(ctx.now())}
        canSwitch={isSwitchable(website) || can(ctx.actor, 'websites.manage')}
      />
      <Tabs
        label="Contenu du site"
        tabs={TABS.map(({ name, label }) => ({ label, href: tabPath(String(website.id), name) }))}
        current={path}
      />
      <Streamed key={tab.name} part={(await content).part} />
    </>
  )
}
