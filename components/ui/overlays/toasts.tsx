'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../button'
import { currentToast, hideToast, type ShownToast, subscribeToToasts, type Toast } from './toast'
import { useAboveModals } from './use-above-modals'

const TEN_SECONDS = 10

/** The live region for toasts, once per page; shown before the first one so that screen readers announce it. It is in the
 *  top layer, inside the open modal dialog if there is one. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  const region = useRef<HTMLDivElement>(null)
  const isInPlace = useAboveModals(region, toast?.id)
  useToastKeys(region, toast)
  return (
    <div>
      <div ref={region} role="status" popover="manual" className="toasts">
        {toast && isInPlace && <Line key={toast.id} {...toast} />}
      </div>
    </div>
  )
}

/** F6 moves the focus into the toast and back; Ctrl+Z outside of fields undoes. */
function useToastKeys(region: RefObject<HTMLElement | null>, toast: ShownToast | null) {
  useEffect(() => {
    if (!toast) return
    let before: HTMLElement | null = null
    const hasFocus = () => region.current?.contains(document.activeElement)
    function onKeyDown(event: KeyboardEvent) {
      if (isUndo(event) && toast?.undoes && toast.action && 'run' in toast.action) {
        event.preventDefault()
        hideToast()
        toast.action.run()
      }
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (hasFocus()) return before?.focus()
      before = document.activeElement as HTMLElement | null
      region.current?.querySelector<HTMLElement>('a[href], button')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      // Returns the focus when the toast closes while focused.
      if (before?.isConnected && (hasFocus() || document.activeElement === document.body)) before.focus()
    }
  }, [region, toast])
}

/** In a field Ctrl+Z undoes typing. */
const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' &&
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  !(target instanceof Element && target.matches('input, textarea, select, [contenteditable]'))

/** Disappears after its time; the timer restarts when pointer or focus leaves it and when the page becomes
 *  visible. */
function Line({ text, action, seconds = TEN_SECONDS, failed = false }: Toast) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus || failed
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failed) line.current?.querySelector('button')?.focus()
  }, [failed])
  useEffect(() => {
    if (isHeld) return
    let timer: number | undefined
    const restart = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = window.setTimeout(hideToast, seconds * 1_000)
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
      ref={line}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // A dialog around it stays open.
        event.preventDefault()
        hideToast()
      }}
      className={clsx('toast', failed && 'toast-failed')}
    >
      <span className="min-w-0 break-words py-2">{text}</span>
      {action && <Action {...action} />}
      <Button
        look="quiet"
        size="small"
        // A dialog around it has its own 'Fermer' button.
        aria-label="Masquer"
        title="Masquer"
        onClick={hideToast}
        className="w-9 px-0 text-inherit hover:bg-transparent pointer-coarse:w-11"
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}

function Action({ label, ...action }: NonNullable<Toast['action']>): ReactNode {
  const common = {
    'aria-keyshortcuts': 'F6',
    className:
      'ml-1 inline-flex min-h-9 items-center gap-2 rounded-input px-2 font-semibold underline underline-offset-4 pointer-coarse:min-h-11',
    children: (
      <>
        {label}
        <kbd aria-hidden="true" className="toast-key">
          F6
        </kbd>
      </>
    ),
  }
  return (
    <>
      <span className="sr-only">Touche F6 : {label.toLowerCase()}.</span>
      {'href' in action ? (
        <a href={action.href} {...common} />
      ) : (
        <button
          type="button"
          {...common}
          onClick={() => {
            hideToast()
            action.run()
          }}
        />
      )}
    </>
  )
}
