import type { ReactNode } from 'react'
import type { MarkedTitle } from '@/content/promo'
import { promo } from '@/content/promo'
import { House, type HouseStage } from '../art/house'

/** A section of /promo next to its house: the stage built, a title, and its content. */
export function Stage({ stage, children }: { stage: HouseStage; children: ReactNode }) {
  const { id, part, title, text } = promo.stages[stage]
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="promo-columns">
      <div className="promo-room">
        <House stage={stage} />
      </div>
      <div className="promo-text">
        <p className="font-semibold text-muted text-sm">{`${stage + 1}. ${part}`}</p>
        <Title id={`${id}-titre`} level={stage === 0 ? 'h1' : 'h2'} title={title} />
        <p className="promo-intro text-muted">{text}</p>
        {children}
      </div>
    </section>
  )
}

/** The link to a stage, at the end of the previous one. */
export function More({ stage }: { stage: HouseStage }) {
  const { id, part } = promo.stages[stage]
  return (
    <a href={`#${id}`} className="promo-more">
      En savoir plus
      <span className="sr-only">{`\u00a0: ${part.toLowerCase()}`}</span>
      <span aria-hidden="true">↓</span>
    </a>
  )
}

function Title({ id, level: Level, title }: { id: string; level: 'h1' | 'h2'; title: MarkedTitle }) {
  return (
    <Level id={id} className="promo-title">
      {title.before}
      <mark>{title.marked}</mark>
      {title.after}
    </Level>
  )
}
