import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { unreadOf } from '@/components/tickets/conversation'
import type { TicketMessage } from '@/lib/domain/tickets/schema'

type Shown = {
  messages: TicketMessage[]
  me: number
  /** How many bubbles there are. */
  shown: number
  /** The last message that the reader knew when they opened the conversation. */
  known: number
}

/** Whether the reader is at the end of the conversation, and what came while they were not. Who is at the end stays
 *  there; anybody else's scroll is left alone. */
export function useEnd({ messages, me, shown, known }: Shown) {
  const end = useRef<HTMLDivElement>(null)
  /** Null until the browser has said. */
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
    // The observer has not seen the new message yet, so this is where the reader was before it.
    if (shown > before.current && isAtEnd) follow(end.current)
    before.current = shown
  }, [shown, isAtEnd])

  return {
    end,
    /** Where nothing is known yet, nothing is offered. */
    isAtEnd: isAtEnd !== false,
    /** The last message that the reader has had before them. */
    seen,
    unread: unreadOf(messages, seen, me),
    /** The reader asks for the end. */
    toEnd: () => end.current?.scrollIntoView({ block: 'end' }),
    follow: () => follow(end.current),
  }
}

/** At once: a glide would be out of step with what is being added. */
const follow = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'end', behavior: 'instant' })
