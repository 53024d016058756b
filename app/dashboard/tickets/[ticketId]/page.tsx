import type { Metadata } from 'next'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import type { Coverage } from '@/lib/domain/billing-rules/ownership'
import { type IdCursor, readAll } from '@/lib/domain/paging'
import { can } from '@/lib/domain/permissions/policy'
import { getTicket, listMessages } from '@/lib/domain/tickets/queries'
import { findReadMark } from '@/lib/domain/tickets/read-marks'
import type { TicketMessage } from '@/lib/domain/tickets/schema'
import { findCoverage } from '@/lib/domain/websites/formula'
import { coverageWords } from '@/lib/domain/websites/ownership-words'
import { findWebsite } from '@/lib/domain/websites/queries'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { currentInfo } from '@/lib/server/shell-settings'
import { ConversationScreen } from './conversation-screen'
import { CaseLine } from './desk/case-line'
import { CasePanel } from './desk/case-panel'
import { loadDesk } from './desk/load-desk'
import { MarkReadForm } from './mark-read-form'

/** `reponse`: a canned answer chosen without script. */
type Props = { params: Promise<{ ticketId: string }>; searchParams: Promise<{ reponse?: string | string[] }> }

/** The conversation sets the title, with the unread count. */
export const metadata: Metadata = { title: NO_TITLE }

export default async function TicketPage({ params, searchParams }: Props) {
  const { ticketId } = await params
  const ctx = await requireSignedIn(`/dashboard/tickets/${encodeURIComponent(ticketId)}`)
  const ticket = await orNotFound(getTicket(ctx, pathId(ticketId)))
  const [messages, info, readUpTo, desk, site, ownCoverage, { reponse }] = await Promise.all([
    orNotFound(
      readAll<TicketMessage, IdCursor>((page) => listMessages(ctx, { ticketId: ticket.id, ...page })),
    ),
    currentInfo(),
    findReadMark(ctx, ticket.id),
    // Not loaded for a client.
    can(ctx.actor, 'tickets.manage') ? loadDesk(ctx, ticket.id) : null,
    ticket.websiteId !== null && ctx.actor.id === ticket.userId ? findWebsite(ctx, ticket.websiteId) : null,
    ticket.type === 'Bug' && ticket.websiteId !== null && ctx.actor.id === ticket.userId
      ? findCoverage(ctx, ticket.websiteId)
      : null,
    searchParams,
  ])
  return (
    <ConversationScreen
      back={desk ? '/dashboard/support' : '/dashboard'}
      ticket={{
        id: ticket.id,
        type: ticket.type,
        title: ticket.title,
        status: ticket.status,
        websiteId: ticket.websiteId,
        updatedAt: ticket.updatedAt,
      }}
      siteName={site?.name ?? desk?.file.site?.name}
      covered={coveredBy(ownCoverage ?? desk?.file.coverage ?? null)}
      isAgency={desk !== null && ctx.actor.id !== ticket.userId}
      aside={desk && <CasePanel ticketId={ticket.id} me={info.id} desk={desk} />}
      messages={messages}
      me={{ authorId: info.id, authorName: `${info.firstName} ${info.lastName}`, authorRole: info.role }}
      renderedAt={new Date()}
      readUpTo={readUpTo}
      answers={desk?.answers ?? []}
      inserted={desk?.answers.find(({ id }) => String(id) === reponse)?.body}
    >
      {desk && <CaseLine file={desk.file} />}
      <MarkReadForm ticketId={ticket.id} readUpTo={readUpTo} lastMessageId={messages.at(-1)?.id ?? 0} />
    </ConversationScreen>
  )
}

const coveredBy = (coverage: Coverage | null): string | null => coverage && coverageWords(coverage)
