/** Milliseconds after the last scroll until the page counts as at rest, for browsers without `scrollend`. */
const REST = 150
/** Milliseconds during which a stage counts as reached while the page still scrolls to it. */
const WAY = 800

export type Step = 1 | -1
export type Stages = ReturnType<typeof readStages>

export const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The sections of a visit: the visible one, and functions to go to another. */
export function readStages(visit: HTMLElement) {
  const sections = [...visit.querySelectorAll<HTMLElement>(':scope > section')]
  let inSight = 0
  let goal = { index: 0, until: 0 }

  const current = () => (performance.now() < goal.until ? goal.index : inSight)

  function go(index: number) {
    goal = { index, until: performance.now() + WAY }
    sections[index]?.scrollIntoView({ behavior: reducesMotion() ? 'instant' : 'smooth', block: 'start' })
  }

  /** Whether a step reaches a stage: below the last one's start the page scrolls to its footer and back. */
  function canStep(step: Step): boolean {
    const index = current()
    const isInFooter = !sections[index + 1] && topOf(sections[index]) < headerHeight() - 2
    return sections[index + step] !== undefined && !(step < 0 && isInFooter)
  }

  return {
    sections,
    current,
    go,
    isOnItsWay: () => performance.now() < goal.until,

    /** Whether each stage fits the window. If one does not, as with large text, the page scrolls like any other. */
    fit: () => sections.every((section) => section.offsetHeight <= innerHeight - headerHeight() + 1),

    canStep,

    /** Goes to the next or previous stage; false if there is none. */
    step(step: Step): boolean {
      const can = canStep(step)
      if (can) go(current() + step)
      return can
    },

    /** Reports the stage in the middle of the window, and writes it to the URL once the page is at rest: writing it earlier
     *  would stop a smooth scroll. */
    watch(report: (index: number) => void, signal: AbortSignal): void {
      let timer = 0
      const stopWaiting = () => clearTimeout(timer)
      const waitForRest = () => {
        stopWaiting()
        timer = window.setTimeout(() => keepInAddress(sections[inSight]?.id, inSight), REST)
      }
      // By position: an intersection observer reports a fast scroll's sections in document order, not by time.
      const look = () => {
        inSight = Math.max(
          0,
          sections.findLastIndex((section) => topOf(section) <= innerHeight / 2),
        )
        report(inSight)
      }
      look()
      addEventListener('scroll', look, { passive: true, signal })
      addEventListener('resize', look, { signal })
      addEventListener('scroll', 'onscrollend' in window ? stopWaiting : waitForRest, { signal })
      addEventListener('scrollend', waitForRest, { signal })
      signal.addEventListener('abort', stopWaiting)
    },
  }
}

/** The header's height once the page has scrolled: the start of a stage in the window. */
const headerHeight = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

const topOf = (section?: Element) => section?.getBoundingClientRect().top ?? 0

function keepInAddress(id = '', index: number) {
  // The first stage is the page’s URL without a hash.
  if (location.hash === `#${id}` || (index === 0 && !location.hash)) return
  history.replaceState(history.state, '', `#${id}`)
}
