import type { Metadata } from 'next'
import { AttachedFiles } from '@/components/tickets/attached-files'
import { type IdCursor, readAll } from '@/lib/domain/paging'
import { can } from '@/lib/domain/permissions/policy'
import { getTicketWithFiles, listMessages } from '@/lib/domain/tickets/queries'
import { findReadMark } from '@/lib/domain/tickets/read-marks'
import type { TicketMessage } from '@/lib/domain/tickets/schema'
import { findWebsite } from '@/lib/domain/websites/queries'
import { orNotFound, pathId } from '@/lib/server/or-not-found'
import { requireSignedIn } from '@/lib/server/session'
import { currentInfo } from '@/lib/server/shell-settings'
import { ConversationScreen } from './conversation-screen'
import { CaseLine } from './desk/case-line'
import { CasePanel } from './desk/case-panel'
import { loadDesk } from './desk/load-desk'
import { TicketFrame } from './frame'
import { MarkReadForm } from './mark-read-form'

/** `reponse`: a canned answer that was chosen without script. */
type Props = { params: Promise<{ ticketId: string }>; searchParams: Promise<{ reponse?: string | string[] }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { ticketId } = await params
  return { title: `Demande n° ${/^\d+$/.test(ticketId) ? ticketId : ''}` }
}

export default async function TicketPage({ params, searchParams }: Props) {
  const { ticketId } = await params
  const ctx = await requireSignedIn(`/dashboard/tickets/${encodeURIComponent(ticketId)}`)
  const { files, ...ticket } = await orNotFound(getTicketWithFiles(ctx, pathId(ticketId)))
  const [messages, info, readUpTo, desk, site, { reponse }] = await Promise.all([
    orNotFound(
      readAll<TicketMessage, IdCursor>((page) => listMessages(ctx, { ticketId: ticket.id, ...page })),
    ),
    currentInfo(),
    findReadMark(ctx, ticket.id),
    // Nothing of it is read for a client.
    can(ctx.actor, 'tickets.manage') ? loadDesk(ctx, ticket.id) : null,
    ticket.websiteId !== null && ctx.actor.id === ticket.userId ? findWebsite(ctx, ticket.websiteId) : null,
    searchParams,
  ])
  const siteName = site?.name ?? desk?.file.site?.name
  return (
    <TicketFrame
      back={desk ? '/dashboard/support' : '/dashboard'}
      kicker={`Demande n° ${ticket.id} · ${ticket.type}`}
      title={ticket.title}
      aside={desk && <CasePanel ticketId={ticket.id} me={info.id} desk={desk} />}
    >
      <ConversationScreen
        ticket={{
          id: ticket.id,
          type: ticket.type,
          title: ticket.title,
          status: ticket.status,
          websiteId: ticket.websiteId,
          updatedAt: ticket.updatedAt,
        }}
        messages={messages}
        me={{ authorId: info.id, authorName: `${info.firstName} ${info.lastName}`, authorRole: info.role }}
        renderedAt={new Date()}
        readUpTo={readUpTo}
        answers={desk?.answers ?? []}
        inserted={desk?.answers.find(({ id }) => String(id) === reponse)?.body}
      >
        {desk && <CaseLine file={desk.file} />}
        {siteName && (
          <p className="text-muted text-sm">
            Site concerné : <strong className="font-semibold text-text">{siteName}</strong>
          </p>
        )}
        <AttachedFiles ticketId={ticket.id} files={files} />
        <MarkReadForm ticketId={ticket.id} readUpTo={readUpTo} lastMessageId={messages.at(-1)?.id ?? 0} />
      </ConversationScreen>
    </TicketFrame>
  )
}
