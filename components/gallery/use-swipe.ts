'use client'

import { type PointerEvent, useRef } from 'react'

/** The minimum distance of a swipe, in pixels. */
const SWIPE = 40

/** Follows a horizontal drag of one finger and turns the page at its end: `1` for the next one. The element needs
 *  `touch-action: pan-y pinch-zoom`; its first child moves. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number } | null>(null)

  function moveBy(event: PointerEvent<HTMLElement>, distance: number) {
    const moved = event.currentTarget.firstElementChild
    if (moved instanceof HTMLElement) moved.style.translate = distance === 0 ? '' : `${distance}px`
  }

  function onPointerDown({ pointerType, isPrimary, pointerId, clientX }: PointerEvent) {
    // A zoomed picture is panned, not swiped.
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1
    start.current = pointerType === 'touch' && isPrimary && !isZoomed ? { id: pointerId, x: clientX } : null
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (start.current?.id === event.pointerId) moveBy(event, event.clientX - start.current.x)
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (start.current?.id !== event.pointerId) return
    const distance = event.clientX - start.current.x
    onPointerCancel(event)
    if (Math.abs(distance) >= SWIPE) turn(distance < 0 ? 1 : -1)
  }

  /** The browser has taken the gesture, or a second finger zooms. */
  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    start.current = null
    moveBy(event, 0)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
