import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { isVisited } from '@/components/navigation/scroll-memory'
import { FIRST_UNREAD } from '@/components/tickets/message-log'
import type { TicketMessage } from '@/lib/domain/tickets/schema'

/** The id of the first message by others that was unread when the conversation was opened; 0 for none. */
export function useFirstUnread(messages: TicketMessage[], me: number, readUpTo: number): number {
  const [firstUnread] = useState(
    () => messages.find(({ id, authorId }) => id > readUpTo && authorId !== me)?.id ?? 0,
  )
  return firstUnread
}

/** Opens a conversation at its first unread message, or else at its end. A reload, Back and an anchor keep their position. */
export function useOpening(toEnd: () => void): void {
  const showEnd = useEffectEvent(toEnd)
  useLayoutEffect(() => {
    if (window.location.hash || isReturn()) return
    // After the router, which scrolls a new screen to its top.
    const frame = requestAnimationFrame(() => {
      const unread = document.getElementById(FIRST_UNREAD)
      if (unread) unread.scrollIntoView({ block: 'start', behavior: 'instant' })
      else showEnd()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}

/** Whether the browser or the scroll memory restores the reader's position. */
function isReturn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const wasLoadedHere = loaded?.name === window.location.href
  return isVisited() || (wasLoadedHere && 'type' in loaded && loaded.type !== 'navigate')
}
