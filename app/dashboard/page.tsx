import type { Metadata } from 'next'
import { UnreadTitle } from '@/components/tickets/unread-title'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { listPicturedWebsites } from '@/lib/domain/media/pictured-websites'
import { readAgencyWeek } from '@/lib/domain/overview/agency-week'
import { can } from '@/lib/domain/permissions/policy'
import { type Settled, settle } from '@/lib/server/forms/settle'
import { requireSignedIn } from '@/lib/server/session/session'
import { currentInfo } from '@/lib/server/shell-settings'
import { AgencyWeekSection } from './agency-week-section'
import { DashboardFrame } from './frame'
import { loadTickets, type TicketList } from './load'
import { NextSteps } from './next-steps'
import { TicketSections } from './ticket-sections'
import { Tiles } from './tiles'
import { loadToDo, ToDo } from './to-do/to-do'
import { WebsiteSection } from './website-section'

// The title contains the unread count.
export const metadata: Metadata = { title: NO_TITLE }

type Props = { searchParams: Promise<{ ouvertes?: string | string[]; fermees?: string | string[] }> }

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/** Open tasks first, then content, then figures. */
export default async function DashboardPage({ searchParams }: Props) {
  const ctx = await requireSignedIn('/dashboard')
  const { ouvertes, fermees } = await searchParams
  const isStaff = can(ctx.actor, 'tickets.manage')
  const seesAll = can(ctx.actor, 'admin.enter')
  const reading = settle(listPicturedWebsites(ctx))
  const [info, websites, toDo, week, { open, closed }] = await Promise.all([
    currentInfo(),
    reading,
    loadToDo(ctx, reading),
    seesAll ? settle(readAgencyWeek(ctx)) : null,
    loadTickets(ctx, { open: textOf(ouvertes), closed: textOf(fermees) }),
  ])
  const isNew = !isStaff && websites.data?.length === 0
  return (
    <DashboardFrame firstName={info.firstName} isStaff={isStaff}>
      <UnreadTitle count={unreadIn(open) + unreadIn(closed)} title="Tableau de bord" />
      <ToDo work={toDo} websites={websites} isSilent={isNew} now={ctx.now()} />
      {isNew && <NextSteps ctx={ctx} />}
      {week && <AgencyWeekSection week={week} />}
      <WebsiteSection websites={websites} role={info.role} />
      <TicketSections me={info.id} isAgency={seesAll} open={open} closed={closed} />
      <Tiles
        websites={websites.data}
        paymentAccount={isStaff ? undefined : toDo.own?.selling.data?.paymentAccount}
      />
    </DashboardFrame>
  )
}

const unreadIn = ({ data }: Settled<TicketList>) =>
  data?.tickets.filter(({ isUnread }) => isUnread).length ?? 0
