import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { isVisited } from '@/components/navigation/scroll-memory'
import { FIRST_UNREAD } from '@/components/tickets/message-log'
import type { TicketMessage } from '@/lib/domain/tickets/schema'

/** The id of the first message of others that the reader had not read when they opened the conversation; 0 for none. */
export function useFirstUnread(messages: TicketMessage[], me: number, readUpTo: number): number {
  const [firstUnread] = useState(
    () => messages.find(({ id, authorId }) => id > readUpTo && authorId !== me)?.id ?? 0,
  )
  return firstUnread
}

/** Opens a conversation at its first unread message, else at its end. A reload, Back and an anchor keep their place. */
export function useOpening(toEnd: () => void): void {
  const showEnd = useEffectEvent(toEnd)
  useLayoutEffect(() => {
    if (window.location.hash || isReturn()) return
    // After the router, which shows a new screen from its top.
    const frame = requestAnimationFrame(() => {
      const unread = document.getElementById(FIRST_UNREAD)
      if (unread) unread.scrollIntoView({ block: 'start', behavior: 'instant' })
      else showEnd()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}

/** Whether the browser, or what remembers its scroll for it, knows where the reader was. */
function isReturn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const wasLoadedHere = loaded?.name === window.location.href
  return isVisited() || (wasLoadedHere && 'type' in loaded && loaded.type !== 'navigate')
}
