import { type Conversation, lastId } from '@/components/tickets/conversation'
import { useEnd } from './use-end'
import { useFirstUnread, useOpening } from './use-opening'
import { useReadMark } from './use-read-mark'
import { useUnseen } from './use-unseen'

type Reading = {
  ticketId: number
  conversation: Conversation
  me: number
  /** The last message that the person had read when the page was rendered. */
  readUpTo: number
  /** The number of bubbles. */
  shown: number
}

/** How far a person has read a conversation: where it opens, what is new to them, and what the server learns of it. */
export function useReading({ ticketId, conversation, me, readUpTo, shown }: Reading) {
  const { messages } = conversation
  const firstUnread = useFirstUnread(messages, me, readUpTo)
  const known = firstUnread === 0 ? lastId(conversation) : readUpTo
  const { seen, ...end } = useEnd({ messages, me, shown, known })
  useOpening(end.follow)
  const unseen = useUnseen(messages, me, end.isAtEnd)
  useReadMark(ticketId, seen, readUpTo)
  return { firstUnread, unseen, ...end }
}
