import type { Metadata } from 'next'
import { UnreadTitle } from '@/components/tickets/unread-title'
import { NO_TITLE } from '@/components/ui/no-title'
import { listLowStock } from '@/lib/domain/catalogue/low-stock'
import { listOrderAlerts } from '@/lib/domain/orders/order-alerts'
import { listOrdersToSend } from '@/lib/domain/orders/orders-to-send'
import { getPaymentAccount } from '@/lib/domain/payment-accounts/queries'
import { requireSignedIn } from '@/lib/server/session'
import { type Settled, settle } from '@/lib/server/settle'
import { currentInfo } from '@/lib/server/shell-settings'
import { DashboardFrame } from './frame'
import { loadTickets, loadWebsites, type TicketList } from './load'
import { TicketSections } from './ticket-sections'
import { Tiles } from './tiles'
import { ToDo } from './to-do'
import { WebsiteSection } from './website-section'

// It counts what is unread.
export const metadata: Metadata = { title: NO_TITLE }

type Props = { searchParams: Promise<{ ouvertes?: string | string[]; fermees?: string | string[] }> }

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

export default async function DashboardPage({ searchParams }: Props) {
  const ctx = await requireSignedIn('/dashboard')
  const { ouvertes, fermees } = await searchParams
  const [info, toSend, alerts, lowStock, paymentAccount, websites, open, closed] = await Promise.all([
    currentInfo(),
    settle(listOrdersToSend(ctx)),
    settle(listOrderAlerts(ctx)),
    settle(listLowStock(ctx)),
    getPaymentAccount(ctx),
    settle(loadWebsites(ctx)),
    settle(loadTickets(ctx, 'open', textOf(ouvertes))),
    settle(loadTickets(ctx, 'closed', textOf(fermees))),
  ])
  return (
    <DashboardFrame firstName={info.firstName}>
      <UnreadTitle count={unreadIn(open) + unreadIn(closed)} title="Tableau de bord" />
      <ToDo orders={toSend} alerts={alerts} lowStock={lowStock} now={ctx.now()} />
      <Tiles websites={websites.data} paymentAccount={paymentAccount} />
      <WebsiteSection websites={websites} role={info.role} />
      <TicketSections me={info.id} open={open} closed={closed} />
    </DashboardFrame>
  )
}

const unreadIn = ({ data }: Settled<TicketList>) =>
  data?.tickets.filter(({ isUnread }) => isUnread).length ?? 0
