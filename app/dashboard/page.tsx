import type { Metadata } from 'next'
import { PageHeader } from '@/components/ui/page-header'
import { getOwnInfo } from '@/lib/domain/accounts/queries'
import { UNSET_COLOR } from '@/lib/domain/accounts/schema'
import { requireSignedIn } from '@/lib/server/session'
import { settled } from '@/lib/server/settled'
import { AccentPicker } from './accent-picker'
import { loadTickets, loadWebsites, PAGE_SIZE } from './load'
import { TicketSections } from './ticket-sections'
import { Tiles } from './tiles'
import { WebsiteSection } from './website-section'

export const metadata: Metadata = { title: 'Tableau de bord' }

type Props = { searchParams: Promise<{ ouvertes?: string; fermees?: string }> }

/** How many tickets to show: a page's worth, or what the address asks for. */
const shown = (wish: string | undefined) => Math.min(200, Math.max(PAGE_SIZE, Number(wish) || 0))

export default async function DashboardPage({ searchParams }: Props) {
  const ctx = await requireSignedIn('/dashboard')
  const { ouvertes, fermees } = await searchParams
  const [info, websites, open, closed] = await Promise.all([
    getOwnInfo(ctx),
    settled(loadWebsites(ctx)),
    settled(loadTickets(ctx, 'open', shown(ouvertes))),
    settled(loadTickets(ctx, 'closed', shown(fermees))),
  ])
  return (
    <div className="flex flex-col gap-12">
      <PageHeader
        title={`Bonjour ${info.firstName}`}
        intro="Vos sites, vos demandes et votre agence, au même endroit."
        action={<AccentPicker color={info.color ?? UNSET_COLOR} />}
      />
      <Tiles websites={websites.data} hasPaymentAccount={info.hasPaymentAccount} />
      <WebsiteSection websites={websites} role={info.role} />
      <TicketSections open={open} closed={closed} />
    </div>
  )
}
