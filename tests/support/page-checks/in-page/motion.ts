import { nameOf } from './seen'

const LONGEST_MS = 100

/** Animations longer than a moment despite the system's reduced-motion setting. */
export function findMotion(): string[] {
  const found = new Set<string>()
  for (const element of document.querySelectorAll('*')) {
    if (getComputedStyle(element).scrollBehavior === 'smooth')
      found.add(`${nameOf(element)} scrolls smoothly`)
    for (const part of ['', '::before', '::after', '::backdrop']) {
      const style = getComputedStyle(element, part)
      if (style.transitionProperty !== 'none' && longest(style.transitionDuration) > LONGEST_MS)
        found.add(`${nameOf(element)}${part} has a transition of ${style.transitionDuration}`)
      if (style.animationName === 'none') continue
      if (style.animationIterationCount.includes('infinite') || longest(style.animationDuration) > LONGEST_MS)
        found.add(`${nameOf(element)}${part} plays ${style.animationName}`)
    }
  }
  for (const animation of document.getAnimations()) {
    // The styles give the duration of the next transition; this one may have started before the setting changed.
    if (animation instanceof CSSTransition) continue
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (animation.timeline === document.timeline && Number(endTime) > LONGEST_MS)
      found.add(`an animation of ${Number(endTime)} ms`)
  }
  return [...found]
}

/** The longest of a list such as « 0.2s, 120ms », in milliseconds; « auto » is for scroll-driven animations. */
const longest = (durations: string): number =>
  Math.max(
    ...durations
      .split(',')
      .map((one) => (Number.parseFloat(one) || 0) * (one.trim().endsWith('ms') ? 1 : 1_000)),
  )
