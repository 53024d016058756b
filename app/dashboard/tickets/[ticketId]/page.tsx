import type { Metadata } from 'next'
import { AttachedFiles } from '@/components/tickets/attached-files'
import { BackLink } from '@/components/ui/back-link'
import { getOwnInfo } from '@/lib/domain/accounts/queries'
import { getTicketWithFiles } from '@/lib/domain/tickets/queries'
import { found, pathId } from '@/lib/server/found'
import { requireSignedIn } from '@/lib/server/session'
import { allMessages } from './all-messages'
import { ConversationScreen } from './conversation-screen'

type Props = { params: Promise<{ ticketId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { ticketId } = await params
  return { title: `Demande n° ${/^\d+$/.test(ticketId) ? ticketId : ''}` }
}

export default async function TicketPage({ params }: Props) {
  const { ticketId } = await params
  const ctx = await requireSignedIn(`/dashboard/tickets/${encodeURIComponent(ticketId)}`)
  const {
    files,
    userId: _,
    createdAt: __,
    ...ticket
  } = await found(getTicketWithFiles(ctx, pathId(ticketId)))
  const [messages, { id, firstName, lastName, role }] = await Promise.all([
    found(allMessages(ctx, ticket.id)),
    getOwnInfo(ctx),
  ])
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <BackLink href="/dashboard" />
      <h1 className="break-words text-2xl md:text-3xl">
        <span className="mb-1.5 block font-semibold font-text text-base text-muted tracking-normal">
          Demande n° {ticket.id} · {ticket.type}
        </span>
        {ticket.title}
      </h1>
      <ConversationScreen
        ticket={ticket}
        messages={messages}
        me={{ authorId: id, authorName: `${firstName} ${lastName}`, authorRole: role }}
        renderedAt={new Date()}
      >
        <AttachedFiles ticketId={ticket.id} files={files} />
      </ConversationScreen>
    </div>
  )
}
