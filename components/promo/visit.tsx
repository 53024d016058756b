'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followFocus, followKeys } from './keys'
import { readStages } from './stages'
import { followTouch } from './touch'
import { followWheel } from './wheel'

/** The stages, the dots that link to them, and the one house fixed next to them while it is built. Without script, or when a
 *  stage is larger than the window, each section shows its own. */
export function Visit({
  stages: names,
  house,
  children,
}: {
  stages: readonly { id: string; part: string }[]
  house: ReactNode
  children: ReactNode
}) {
  const visit = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<number>()
  const [fits, setFits] = useState(false)

  useEffect(() => {
    if (!visit.current) return
    const stages = readStages(visit.current)
    const footer = document.querySelector<HTMLElement>('.site-footer')
    const end = new AbortController()
    const measure = () => {
      visit.current?.style.setProperty('--footer', `${footer?.offsetHeight ?? 0}px`)
      setFits(stages.fit())
    }
    const sizes = new ResizeObserver(measure)
    for (const part of [...stages.sections, footer]) if (part) sizes.observe(part)
    addEventListener('resize', measure, end)
    followWheel(stages, end.signal)
    followKeys(stages, end.signal)
    followFocus(stages, end.signal)
    followTouch(visit.current, stages, end.signal)
    stages.watch(setCurrent, end.signal)
    return () => {
      sizes.disconnect()
      end.abort()
    }
  }, [])

  return (
    <div ref={visit} className="promo" data-stage={current} data-fits={fits || undefined}>
      <nav aria-label="Étapes de la visite" className="promo-dots">
        <ol>
          {names.map(({ id, part }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={index === current ? 'step' : undefined}>
                <span aria-hidden="true" />
                <span className="promo-dot-name">{part}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
      <div className="promo-house promo-columns">
        <div className="promo-room">{house}</div>
      </div>
    </div>
  )
}
