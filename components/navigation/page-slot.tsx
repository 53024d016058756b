'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useLayoutEffect } from 'react'
import { usePending } from './pending'

type Props = {
  /** The skeleton of the screen at a path; null when that path has none: then the old screen stays. */
  skeletonOf: (pathname: string) => ReactNode
  children: ReactNode
}

/** The screen, or the skeleton of the next one while that is slow to load. */
export function PageSlot({ skeletonOf, children }: Props) {
  const pending = usePending()
  const pathname = usePathname()
  const target = pending?.path.split('?')[0] ?? pathname
  const skeleton = pending?.isSlow && target !== pathname ? skeletonOf(target) : null
  const isWaiting = skeleton !== null

  useLayoutEffect(() => {
    if (!isWaiting) return
    const focused = document.activeElement
    window.scrollTo({ top: 0 })
    // If the old screen comes back, so does its focus.
    return () => {
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
    }
  }, [isWaiting])

  return (
    <>
      {isWaiting && (
        <div aria-busy="true" data-skeleton={target}>
          {skeleton}
        </div>
      )}
      <div hidden={isWaiting}>{children}</div>
    </>
  )
}
