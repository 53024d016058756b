import { useEffect, useRef } from 'react'
import { postRead } from '@/lib/browser/tickets'

/** Reports the last message read to the server, once visible. `known`: the one that the server knows. */
export function useReadMark(ticketId: number, seen: number, known: number): void {
  const reported = useRef(known)
  useEffect(() => {
    function tell() {
      if (document.hidden || seen <= reported.current) return
      reported.current = seen
      // The next visit reports it again.
      postRead(ticketId, seen).catch(console.error)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [ticketId, seen])
}
