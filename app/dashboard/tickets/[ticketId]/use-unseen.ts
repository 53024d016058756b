import { useState, useSyncExternalStore } from 'react'
import { unreadOf } from '@/components/tickets/conversation'
import type { TicketMessage } from '@/lib/domain/tickets/schema'

/** The number of messages by others since the reader left for another window or tab, or scrolled up; for the tab's title. */
export function useUnseen(messages: TicketMessage[], me: number, isAtEnd: boolean): number {
  const last = messages.at(-1)?.id ?? 0
  const [known, setKnown] = useState(last)
  const isThere = useSyncExternalStore(
    subscribe,
    () => !document.hidden && document.hasFocus(),
    () => true,
  )
  if (isThere && isAtEnd && known !== last) setKnown(last)
  return unreadOf(messages, known, me)
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  for (const event of ['focus', 'blur']) window.addEventListener(event, listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    for (const event of ['focus', 'blur']) window.removeEventListener(event, listener)
  }
}
