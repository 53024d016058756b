import type { Metadata } from 'next'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { complianceItems } from '@/lib/domain/compliance/items'
import { readCompliance } from '@/lib/domain/compliance/queries'
import { getWebsite } from '@/lib/domain/websites/queries'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { ComplianceFrame } from './frame'
import { ItemList } from './item-list'
import { Missing } from './missing'
import { PublisherSettings } from './publisher-settings'

export const metadata: Metadata = { title: NO_TITLE }

export default async function CompliancePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/website/${encodeURIComponent(id)}/conformite`)
  const website = await orNotFound(getWebsite(ctx, pathId(id)))
  const facts = await orNotFound(readCompliance(ctx, website.id))
  const items = complianceItems(facts)
  return (
    <ComplianceFrame id={String(website.id)} name={website.name}>
      <Missing items={items.filter(({ state }) => state === 'missing')} />
      <ItemList title="Site" items={items.filter(({ group }) => group === 'site')} />
      {facts.shop && <ItemList title="Boutique" items={items.filter(({ group }) => group === 'shop')} />}
      <PublisherSettings websiteId={website.id} publisher={facts.publisher} sells={facts.shop !== null} />
    </ComplianceFrame>
  )
}
