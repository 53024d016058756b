import { isOverPage } from './over-page'
import { slideBy, slideTo } from './slides'
import type { Stages, Step } from './stages'

const STEPS: Record<string, Step | undefined> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }
const SLIDES: Record<string, Step | undefined> = { ArrowRight: 1, ArrowLeft: -1 }

/** Home, End, and all keys without a target stage keep the browser's behaviour. */
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

  /** A held key continues once the page has arrived, and so does the browser's scroll to the footer. */
  const isEarly = ({ repeat }: KeyboardEvent, step: Step) =>
    stages.isOnItsWay() && (repeat || !stages.canStep(step))

  addEventListener('keydown', onKeyDown, { signal })
}

/** Scrolls the stage and the slide of an element focused by Tab into view. */
export function followFocus(stages: Stages, signal: AbortSignal): void {
  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
    const index = stages.sections.findIndex((section) => section.contains(target))
    // The browser has already scrolled to the target, which would interrupt the page's scroll.
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
