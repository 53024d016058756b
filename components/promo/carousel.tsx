'use client'

import { type ReactNode, useRef, useState } from 'react'
import { slideBy, slideInSight } from './slides'
import type { Step } from './stages'

/** Slides side by side, one visible. The browser scrolls them; the buttons, the arrow keys and a swipe turn one.
 *  Without script they are a plain list (promo.css). */
export function Carousel({
  label,
  previous,
  next,
  names,
  more,
  children,
}: {
  label: string
  previous: string
  next: string
  /** The name of each slide. */
  names: readonly string[]
  /** Content next to the buttons. */
  more: ReactNode
  children: ReactNode
}) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const last = names.length - 1
  const turn = (step: Step) => () => track.current && slideBy(track.current, step)

  return (
    <div role="group" aria-roledescription="carrousel" aria-label={label} className="promo-carousel">
      <div
        ref={track}
        // Keyboard access without script, for slides without a link.
        tabIndex={0}
        role="group"
        aria-label={`${label}, défilement`}
        className="promo-track"
        onScroll={({ currentTarget }) => setIndex(slideInSight(currentTarget))}
      >
        {children}
      </div>
      <div className="promo-turns">
        {more}
        <p className="promo-count text-muted text-sm tabular-nums" aria-hidden="true">
          {index + 1} / {names.length}
        </p>
        <p className="sr-only" aria-live="polite">
          {`${names[index]}, ${index + 1} sur ${names.length}`}
        </p>
        <button type="button" className="promo-turn" aria-disabled={index === 0} onClick={turn(-1)}>
          <span aria-hidden="true">←</span>
          <span className="sr-only">{previous}</span>
        </button>
        <button type="button" className="promo-turn" aria-disabled={index === last} onClick={turn(1)}>
          <span aria-hidden="true">→</span>
          <span className="sr-only">{next}</span>
        </button>
      </div>
    </div>
  )
}

/** One slide; screen readers announce its position. */
export function Slide({ name, position, children }: { name: string; position: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-roledescription="diapositive"
      aria-label={`${name}, ${position}`}
      className="promo-slide"
    >
      {children}
    </div>
  )
}
