import type { ReactElement } from 'react'
import { Streamed } from '@/components/ui/layout/streamed'
import { Tabs } from '@/components/ui/layout/tabs'
import { parisDay } from '@/lib/domain/calendar'
import { findProjectOfWebsite } from '@/lib/domain/projects/queries'
import { readFormula } from '@/lib/domain/websites/formula'
import type { Website } from '@/lib/domain/websites/schema'
import { settle } from '@/lib/server/forms/settle'
import { raceTimeout } from '@/lib/server/limits/race-timeout'
import type { SignedInContext } from '@/lib/server/session/session'
import { countDues } from '@/lib/server/shell-settings'
import { LoadFailed } from './load-failed'
import { loadSubscription } from './load-site'
import { ProjectLine } from './project-line'
import { SiteCards } from './site-cards'
import { tabContent } from './tab-content'
import { TABS, type Tab, tabPath } from './tabs'

/** The screen below its header, once website and subscription are loaded. */
export async function websiteBody(
  ctx: SignedInContext,
  website: Website,
  { tab, search, canSwitch }: { tab: Tab; search: string; canSwitch: boolean },
): Promise<ReactElement> {
  const content = raceTimeout(tabContent(ctx, website.id, tab, search))
  const { data, error } = await settle(
    Promise.all([
      loadSubscription(ctx, website),
      readFormula(ctx, website.id),
      findProjectOfWebsite(ctx, website.id),
    ]),
  )
  const path = tabPath(String(website.id), tab.name)
  if (error !== undefined) return <LoadFailed text="Failed to load website" reason={error} path={path} />
  const [subscription, formula, project] = data
  return (
    <>
      <SiteCards
        website={website}
        subscription={subscription}
        formula={formula}
        isOwn={website.clientId === ctx.actor.clientId}
        today={parisDay(ctx.now())}
        canSwitch={canSwitch}
        told={await countDues()}
      />
      <ProjectLine project={project ?? null} />
      <div className="-mt-3 flex flex-col gap-3 md:-mt-4 md:gap-6">
        <Tabs
          label="Contenu du site"
          tabs={TABS.map(({ name, label }) => ({ label, href: tabPath(String(website.id), name) }))}
          current={path}
        />
        <Streamed key={tab.name} part={(await content).part} />
      </div>
    </>
  )
}
