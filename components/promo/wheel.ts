import { isOverPage } from './over-page'
import type { Stages } from './stages'

/** The minimum time per stage, however long the wheel turns. */
const STEP_LOCK_MS = 800
/** A longer pause ends a turn of the wheel. */
const TURN_GAP_MS = 120

/** Where the wheel steps through the stages; elsewhere it scrolls the page. */
const STEPS_MEDIA = '(pointer: fine) and (min-height: 700px) and (prefers-reduced-motion: no-preference)'

export function followWheel(stages: Stages, signal: AbortSignal): void {
  const stepsMedia = matchMedia(STEPS_MEDIA)
  let lockedUntil = 0
  let lastAt = 0
  let peak = 0

  function onWheel(event: WheelEvent) {
    // The event's own time: a busy page handles events late, and many at once.
    const { deltaX, deltaY, ctrlKey, shiftKey, timeStamp } = event
    if (!stepsMedia.matches || ctrlKey || shiftKey || Math.abs(deltaX) >= Math.abs(deltaY)) return
    if (isOverPage(event) || !stages.fit()) return
    const strength = Math.abs(deltaY)
    const isSameTurn = timeStamp - lastAt < TURN_GAP_MS
    // A trackpad keeps sending weakening events after the fingers have left it.
    const isMomentum = isSameTurn && strength < peak / 2
    peak = isSameTurn ? Math.max(peak, strength) : strength
    lastAt = timeStamp
    if (timeStamp < lockedUntil || isMomentum) event.preventDefault()
    else if (stages.step(deltaY > 0 ? 1 : -1)) {
      event.preventDefault()
      lockedUntil = timeStamp + STEP_LOCK_MS
      peak = strength
    }
  }

  addEventListener('wheel', onWheel, { passive: false, signal })
}
