import { trackOf } from './keys'
import { currentSlide, slideTo, stopScroll } from './slides'
import { reducesMotion, type Stages } from './stages'

/** Pixels: below the first it is a tap, from the second on a swipe; between them nothing happens. */
const TAP = 10
const SWIPE = 15
/** The minimum movement, in pixels, that has a direction. */
const DIRECTION = 3

type Touched = {
  x: number
  y: number
  axis?: 'x' | 'y'
  track: HTMLElement | null
  left: number
  slide: number
  /** The directions with another stage; otherwise the page scrolls to its end with the finger. */
  leads: { up: boolean; down: boolean }
}

/** Vertical swipes change the stage, horizontal ones the slide of the touched stage. */
export function followTouch(visit: HTMLElement, stages: Stages, signal: AbortSignal): void {
  let touched: Touched | undefined

  function onStart({ touches: [touch, second], target }: TouchEvent) {
    letGo()
    // Two fingers zoom, and one pans a zoomed page.
    if (!touch || second || (visualViewport?.scale ?? 1) > 1) return
    const track = trackOf((target as Element).closest('section'))
    const isStaged = !reducesMotion() && stages.fit()
    touched = {
      x: touch.clientX,
      y: touch.clientY,
      track,
      left: track?.scrollLeft ?? 0,
      slide: track ? currentSlide(track) : 0,
      leads: { up: isStaged && stages.canStep(-1), down: isStaged && stages.canStep(1) },
    }
  }

  function onMove(event: TouchEvent) {
    if (event.touches.length > 1) letGo()
    if (!touched) return
    const [x, y] = wayOf(touched, event.touches[0])
    if (Math.max(Math.abs(x), Math.abs(y)) >= DIRECTION) touched.axis ??= axisOf(x, y)
    if (touched.axis === 'x' && touched.track) {
      event.preventDefault()
      stopScroll(touched.track)
      touched.track.scrollLeft = touched.left - x
    }
    // Also before it has a direction: the browser does not stop a scroll that it has started.
    if (touched.axis !== 'x' && changesStage(touched, y)) event.preventDefault()
  }

  function onEnd(event: TouchEvent) {
    if (!touched) return
    const [x, y] = wayOf(touched, event.changedTouches[0])
    const axis = axisOf(x, y)
    const way = axis === 'x' ? x : y
    const steps = Math.abs(way) < SWIPE ? 0 : way < 0 ? 1 : -1
    const { track, slide } = touched
    const isStep = axis === 'y' && steps && changesStage(touched, y)
    // Only a tap follows a link under the finger.
    if (Math.abs(way) >= TAP && event.cancelable) event.preventDefault()
    letGo()
    if (axis === 'x' && track) slideTo(track, slide + steps)
    if (isStep) stages.step(steps)
  }

  /** On touch end, or a second finger: the track returns to its slide. */
  function letGo() {
    if (touched?.track && touched.axis === 'x') slideTo(touched.track, touched.slide)
    touched = undefined
  }

  const active = { passive: false, signal }
  visit.addEventListener('touchstart', onStart, { passive: true, signal })
  visit.addEventListener('touchmove', onMove, active)
  visit.addEventListener('touchend', onEnd, active)
  visit.addEventListener('touchcancel', letGo, { signal })
}

const wayOf = (touched: Touched, touch?: Touch) =>
  touch ? ([touch.clientX - touched.x, touch.clientY - touched.y] as const) : ([0, 0] as const)

const changesStage = ({ leads }: Touched, y: number) => (y < 0 ? leads.down : leads.up)

const axisOf = (x: number, y: number) => (Math.abs(x) > Math.abs(y) ? 'x' : 'y')
