import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { unreadOf } from '@/components/tickets/conversation'
import type { TicketMessage } from '@/lib/domain/tickets/schema'

type Shown = {
  messages: TicketMessage[]
  me: number
  /** The number of bubbles. */
  shown: number
  /** The last message that the reader knew when they opened the conversation. */
  known: number
}

/** Whether the reader is at the end of the conversation, and the messages since they left it. Follows new messages only for a
 *  reader at the end. */
export function useEnd({ messages, me, shown, known }: Shown) {
  const end = useRef<HTMLDivElement>(null)
  /** null until the observer has reported. */
  const [isAtEnd, setAtEnd] = useState<boolean | null>(null)
  const last = messages.at(-1)?.id ?? 0
  const [seen, setSeen] = useState(known)

  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver((entries) => setAtEnd(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: '0px 0px 48px 0px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [])

  if (isAtEnd && seen !== last) setSeen(last)

  const before = useRef(shown)
  useLayoutEffect(() => {
    // The observer has not seen the new message yet, so `isAtEnd` is the state before it.
    if (shown > before.current && isAtEnd) follow(end.current)
    before.current = shown
  }, [shown, isAtEnd])

  return {
    end,
    /** Counts as at the end until the observer has reported. */
    isAtEnd: isAtEnd !== false,
    /** The last message that the reader has seen. */
    seen,
    unread: unreadOf(messages, seen, me),
    /** Scrolls to the end at the reader's request. */
    toEnd: () => end.current?.scrollIntoView({ block: 'end' }),
    follow: () => follow(end.current),
  }
}

/** Instant: a smooth scroll would lag behind new messages. */
const follow = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'end', behavior: 'instant' })
