import { isOverPage } from './over-page'
import { slideBy, slideTo } from './slides'
import type { Stages, Step } from './stages'

const STEPS: Record<string, Step | undefined> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }
const SLIDES: Record<string, Step | undefined> = { ArrowRight: 1, ArrowLeft: -1 }

/** Home, End, and every key that leads to no stage stay the browser's. */
export function followKeys(stages: Stages, signal: AbortSignal): void {
  function onKeyDown(event: KeyboardEvent) {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
    if (defaultPrevented || altKey || ctrlKey || metaKey || isOverPage(event)) return
    if (target instanceof Element && target.closest('input, textarea, select')) return
    const isButton = target instanceof Element && target.closest('button, summary')
    const step = key === ' ' && !isButton ? (shiftKey ? -1 : 1) : STEPS[key]
    const slide = SLIDES[key]
    const track = slide && trackOf(stages.sections[stages.current()])
    if (step && stages.fit() && (isEarly(event, step) || stages.step(step))) event.preventDefault()
    if (slide && track) {
      event.preventDefault()
      slideBy(track, slide)
    }
  }

  /** A key that stays pressed goes on when the page has arrived, and so does the browser's own scroll to the footer. */
  const isEarly = ({ repeat }: KeyboardEvent, step: Step) =>
    stages.isOnItsWay() && (repeat || !stages.canStep(step))

  addEventListener('keydown', onKeyDown, { signal })
}

/** What the Tab key reaches brings its stage and its slide into sight. */
export function followFocus(stages: Stages, signal: AbortSignal): void {
  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
    const index = stages.sections.findIndex((section) => section.contains(target))
    // The browser has scrolled to the target by itself, which would stop the page on its way.
    const isElsewhere = index !== stages.current() || stages.isOnItsWay()
    if (index >= 0 && isElsewhere && stages.fit()) stages.go(index)
    const track = trackOf(stages.sections[index])
    const slide = track ? [...track.children].findIndex((child) => child.contains(target)) : -1
    if (track && slide >= 0) slideTo(track, slide)
  }

  addEventListener('focusin', onFocus, { signal })
}

export const trackOf = (section?: Element | null): HTMLElement | null =>
  section?.querySelector<HTMLElement>('.promo-track') ?? null
