'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from './button'

type Toast = {
  text: string
  /** How long it stands; ten without. */
  seconds?: number | undefined
  /** One next action: a link (« Voir ») or a function (« Annuler »). */
  action?: { label: string; href: string } | { label: string; run: () => void }
}

const TEN_SECONDS = 10

let current: (Toast & { id: number }) | null = null
let count = 0
const listeners = new Set<() => void>()

function set(next: typeof current) {
  current = next
  for (const listener of listeners) listener()
}

/** Announces a success in one line at the bottom of the window. Errors appear beside what they are about instead. */
export const showToast = (toast: Toast): void => set({ ...toast, id: ++count })

const hide = () => set(null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The live region for toasts, once a page; rendered before the first one so that screen readers announce it. */
export function Toasts() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 max-md:bottom-20 z-40 flex justify-center print:hidden"
    >
      {toast && <Line key={toast.id} {...toast} />}
    </div>
  )
}

/** Disappears after its time; the timer restarts when pointer or focus leaves it and when the page becomes
 *  visible. */
function Line({ text, action, seconds = TEN_SECONDS }: Toast) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  useEffect(() => {
    if (isHeld) return
    let timer: number | undefined
    const restart = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = window.setTimeout(hide, seconds * 1_000)
    }
    restart()
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [isHeld, seconds])
  return (
    <div
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
      className="toast"
    >
      <span className="min-w-0 break-words py-2">{text}</span>
      {action && <Action {...action} />}
      <Button
        look="quiet"
        size="small"
        aria-label="Fermer"
        title="Fermer"
        onClick={hide}
        className="w-9 px-0 text-inherit hover:bg-transparent pointer-coarse:w-11"
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}

function Action({ label, ...action }: NonNullable<Toast['action']>): ReactNode {
  const style =
    'ml-1 inline-flex min-h-9 items-center rounded-input px-2 font-semibold underline underline-offset-4 pointer-coarse:min-h-11'
  if ('href' in action)
    return (
      <a href={action.href} className={style}>
        {label}
      </a>
    )
  return (
    <button
      type="button"
      onClick={() => {
        hide()
        action.run()
      }}
      className={style}
    >
      {label}
    </button>
  )
}
