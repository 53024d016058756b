import { parisDay } from '@/lib/domain/paris-day'
import type { MessageFile, TicketMessage } from '@/lib/domain/tickets/schema'
import type { Conversation, UnsentFile } from './conversation'

export type Author = Pick<TicketMessage, 'authorId' | 'authorName' | 'authorRole'>

/** One message as displayed. */
export type Bubble = Author & {
  key: string
  body: string
  files: (MessageFile | UnsentFile)[]
  at: Date
  /** Why it was not sent. */
  reason?: string | undefined
  state: 'sent' | 'sending' | 'failed' | 'asks'
}
/** The messages one person wrote within one minute. */
export type BubbleGroup = Author & { key: string; at: Date; bubbles: Bubble[] }
export type BubbleDay = { day: string; groups: BubbleGroup[] }

/** The server's messages, then the user's own unsent ones. */
export function bubblesOf({ messages, unsent, keys }: Conversation, author: Author): Bubble[] {
  return [
    ...messages.map(
      ({ id, createdAt, ...message }): Bubble => ({
        ...message,
        key: keys[id] ?? String(id),
        at: createdAt,
        state: 'sent',
      }),
    ),
    ...unsent.map(
      ({ key, body, files = [], at, failed, reason, asks }): Bubble => ({
        ...author,
        key,
        body,
        files,
        at,
        reason,
        state: asks ? 'asks' : failed ? 'failed' : 'sending',
      }),
    ),
  ]
}

/** By day in Paris, then by sender and minute. Nothing is grouped with a message that failed to send, or asks. */
export function groupBubbles(bubbles: Bubble[]): BubbleDay[] {
  const days: BubbleDay[] = []
  for (const bubble of bubbles) {
    const day = parisDay(bubble.at)
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const last = groups.at(-1)
    if (last && belongsTo(bubble, last)) last.bubbles.push(bubble)
    else {
      const { key, authorId, authorName, authorRole, at } = bubble
      groups.push({ key, authorId, authorName, authorRole, at, bubbles: [bubble] })
    }
  }
  return days
}

/** Minutes since 1970: unlike the time of day, they never repeat. */
const minute = (at: Date) => Math.floor(at.getTime() / 60_000)

function belongsTo(bubble: Bubble, group: BubbleGroup): boolean {
  return (
    bubble.authorId === group.authorId &&
    minute(bubble.at) === minute(group.at) &&
    !isStopped(bubble) &&
    !group.bubbles.some(isStopped)
  )
}

const isStopped = ({ state }: Bubble) => state === 'failed' || state === 'asks'
