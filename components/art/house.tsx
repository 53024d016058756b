import drawing from './house.svg'

/** How far the house is built: ground plan, rooms, lit windows, roof. */
export type HouseStage = 0 | 1 | 2 | 3

export const HOUSE_PARTS = ['ground', 'walls', 'windows', 'roof'] as const

/** The agency's emblem: an axonometric line drawing of a house, built stage by stage. Decoration only.
 *  Its lines are in a file that browsers cache; its colours are those of the page's theme. */
export function House({ stage = 3, className }: { stage?: HouseStage; className?: string }) {
  return (
    <svg viewBox="26 14 300 252" className={className} aria-hidden="true">
      {HOUSE_PARTS.slice(0, stage + 1).map((part) => (
        <use key={part} href={`${drawing.src}#${part}`} />
      ))}
    </svg>
  )
}
