import { useRef } from 'react'
import { receive } from '@/components/tickets/conversation'
import { fetchMessages, fetchTicket } from '@/lib/browser/tickets'
import { type Start, useConversationState } from './use-conversation-state'
import { useOutbox } from './use-outbox'
import { usePoll } from './use-poll'

/** The live conversation: the server's rendering, refreshed by polls, with the user's pending messages. */
export function useConversation(start: Start) {
  const { id } = start.ticket
  const state = useConversationState(start)
  const { update, converse, learn } = state
  /** The entity tag of the last messages from the server. */
  const tag = useRef<string>(undefined)

  /** Returns whether there are new ones. */
  async function readMessages(): Promise<boolean> {
    const incoming = await fetchMessages(id, tag.current)
    if (!incoming) return false
    tag.current = incoming.tag
    converse((conversation) => receive(conversation, incoming.messages))
    return true
  }

  async function refresh(): Promise<boolean> {
    try {
      const [fresh] = await Promise.all([fetchTicket(id), readMessages()])
      learn(fresh)
      update(() => ({ now: new Date(), isStale: false }))
      return true
    } catch (error) {
      console.error(error)
      update(() => ({ isStale: true }))
      return false
    }
  }

  /** Reads new messages only. The next refresh reports a failure. */
  async function look(): Promise<boolean> {
    try {
      // A new message may have reopened the ticket.
      if (await readMessages()) learn(await fetchTicket(id))
      return true
    } catch (error) {
      console.error(error)
      return false
    }
  }
  usePoll({ refresh, look })

  const outbox = useOutbox(id, state, { refresh, readMessages })

  return { ...state.seen, ...outbox }
}
