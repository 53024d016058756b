import { useEffect, useEffectEvent } from 'react'

/** Calls `refresh` every `period` milliseconds while the page is looked at, and at once when it is looked at again. */
export function usePoll(refresh: () => void, period: number): void {
  const run = useEffectEvent(refresh)
  useEffect(() => {
    let timer: number | undefined
    const start = () => {
      timer = window.setInterval(() => run(), period)
    }
    const onVisibility = () => {
      window.clearInterval(timer)
      if (document.hidden) return
      run()
      start()
    }
    if (!document.hidden) start()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [period])
}
