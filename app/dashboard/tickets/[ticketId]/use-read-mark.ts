import { useEffect, useRef } from 'react'
import { postRead } from '@/lib/browser/tickets'

/** Tells the server how far the ticket has been read, once that is in sight. `known`: what it knows. */
export function useReadMark(ticketId: number, seen: number, known: number): void {
  const told = useRef(known)
  useEffect(() => {
    function tell() {
      if (document.hidden || seen <= told.current) return
      told.current = seen
      // The next look at it tells again.
      postRead(ticketId, seen).catch(console.error)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [ticketId, seen])
}
