import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Author } from '@/components/tickets/bubbles'
import { type Conversation, queue, receive, startConversation } from '@/components/tickets/conversation'
import type { TicketView } from '@/lib/browser/tickets'
import type { TicketMessage } from '@/lib/domain/tickets/schema'
import { storedTexts, storeTexts } from './stored-texts'

export type Start = { ticket: TicketView; messages: TicketMessage[]; me: Author; renderedAt: Date }
type Seen = {
  ticket: TicketView
  conversation: Conversation
  now: Date
  isStale: boolean
  /** The upload progress of each pending message's files, by its key. */
  shares: Record<string, number>
}

export type ConversationState = ReturnType<typeof useConversationState>

/** What is seen of a ticket and its messages, from the server's rendering on. The unsent messages outlive a reload. */
export function useConversationState({ ticket, messages, me, renderedAt }: Start) {
  const [seen, setSeen] = useState<Seen>(() => ({
    ticket,
    conversation: startConversation(me.authorId, messages),
    now: renderedAt,
    isStale: false,
    shares: {},
  }))
  // Asynchronous calls build on the latest state when they return.
  const latest = useRef(seen)

  function update(change: (seen: Seen) => Partial<Seen>) {
    latest.current = { ...latest.current, ...change(latest.current) }
    setSeen(latest.current)
  }

  function converse(change: (conversation: Conversation) => Conversation) {
    update(({ conversation }) => ({ conversation: change(conversation) }))
    storeTexts(me.authorId, ticket.id, { unsent: latest.current.conversation.unsent })
  }

  /** Ignores a response older than the known state. */
  function learn(fresh: TicketView) {
    update(({ ticket: known }) => (fresh.updatedAt >= known.updatedAt ? { ticket: fresh } : {}))
  }

  const restore = useEffectEvent(() => {
    const { unsent } = storedTexts(me.authorId, ticket.id)
    if (unsent.length > 0) converse((conversation) => queue(conversation, ...unsent))
  })
  useEffect(() => restore(), [])

  // The page was reloaded, as by Back: its data is now the current one.
  const rendered = useRef(ticket)
  const learnFromPage = useEffectEvent(() => {
    if (rendered.current === ticket) return
    rendered.current = ticket
    learn(ticket)
    converse((conversation) => receive(conversation, messages))
  })
  useEffect(() => learnFromPage(), [ticket])

  return { seen, latest, update, converse, learn }
}
