'use client'

import { usePending } from './pending'

/** A thin bar at the top of the window while a screen is loading; its style delays it by 200 ms. */
export function NavigationBar() {
  const pending = usePending()
  return (
    <>
      {pending && <div key={pending.id} aria-hidden="true" className="navigation-bar" />}
      {pending?.isSlow && (
        <p role="status" className="sr-only">
          Chargement…
        </p>
      )}
    </>
  )
}
