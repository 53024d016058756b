import { reducesMotion, type Step } from './stages'

const DURATION = 700

/** The slide that a track is scrolling to. */
const goals = new WeakMap<Element, { index: number }>()

export const slideInSight = (track: HTMLElement): number =>
  Math.round(track.scrollLeft / (track.scrollWidth / track.children.length))

export const currentSlide = (track: HTMLElement): number => goals.get(track)?.index ?? slideInSight(track)

export function slideBy(track: HTMLElement, step: Step): void {
  slideTo(track, currentSlide(track) + step)
}

/** Scrolls the track to a slide, limited to the first and the last. */
export function slideTo(track: HTMLElement, index: number): void {
  const slides = track.children.length
  const goal = { index: Math.min(Math.max(index, 0), slides - 1) }
  const from = track.scrollLeft
  const way = (track.scrollWidth / slides) * goal.index - from
  const start = performance.now()
  goals.set(track, goal)
  // Otherwise the browser would snap back while the track moves.
  track.style.scrollSnapType = 'none'
  requestAnimationFrame(function move(now) {
    if (goals.get(track) !== goal) return
    const time = reducesMotion() ? 1 : Math.min(Math.max((now - start) / DURATION, 0), 1)
    track.scrollLeft = from + way * (1 - (1 - time) ** 3)
    if (time < 1) requestAnimationFrame(move)
    else release(track)
  })
}

/** Holds the track under a finger. */
export function stopScroll(track: HTMLElement): void {
  goals.delete(track)
  track.style.scrollSnapType = 'none'
}

function release(track: HTMLElement) {
  goals.delete(track)
  track.style.scrollSnapType = ''
}
