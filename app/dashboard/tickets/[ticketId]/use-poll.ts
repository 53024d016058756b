import { useEffect, useEffectEvent } from 'react'

/** The specification's period, and the shorter one while the window has the focus. In milliseconds. */
const PERIOD = 30_000
const QUICK_PERIOD = 8_000

type Looks = {
  /** Reads everything; returns whether it succeeded. */
  refresh: () => Promise<boolean>
  /** Reads new messages only; returns whether it succeeded. */
  look: () => Promise<boolean>
}

/** Keeps a conversation up to date: everything every 30 seconds, new messages every 8 seconds while the window has the focus.
 *  Pauses while the tab is hidden, and refreshes when it is shown again. After a failure, only the 30 seconds apply. */
export function usePoll({ refresh, look }: Looks): void {
  const readAll = useEffectEvent(refresh)
  const readNew = useEffectEvent(look)
  useEffect(() => {
    let timer: number | undefined
    let refreshedAt = Date.now()
    let checkedAt = refreshedAt
    let wasAnswered = true
    let isUnderway = false

    async function run(read: () => Promise<boolean>) {
      isUnderway = true
      wasAnswered = await read()
      isUnderway = false
      schedule()
    }
    function tick() {
      const now = Date.now()
      const isDue = now - refreshedAt >= PERIOD
      if (isDue || (!isUnderway && isCheckDue(now))) checkedAt = now
      if (isDue) {
        refreshedAt = now
        void run(readAll)
      } else if (checkedAt === now) void run(readNew)
      schedule()
    }
    const isCheckDue = (now: number) => wasAnswered && document.hasFocus() && now - checkedAt >= QUICK_PERIOD
    function schedule() {
      window.clearTimeout(timer)
      if (document.hidden) return
      const isQuick = wasAnswered && document.hasFocus()
      const next = Math.min(
        refreshedAt + PERIOD,
        isQuick ? checkedAt + QUICK_PERIOD : Number.POSITIVE_INFINITY,
      )
      timer = window.setTimeout(tick, Math.max(isUnderway ? 1_000 : 0, next - Date.now()))
    }
    function onVisibility() {
      if (!document.hidden) refreshedAt = 0
      if (document.hidden) window.clearTimeout(timer)
      else tick()
    }
    schedule()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('focus', tick)
    window.addEventListener('blur', schedule)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('focus', tick)
      window.removeEventListener('blur', schedule)
    }
  }, [])
}
