import { type HouseStage, houseFrame } from './house'
import { Foundations, Roof, Walls, Windows } from './house-parts'

/** The whole house, drawn once for a page; `HouseCopy` shows it again at any stage for a few bytes.
 *  One sheet a page: the stages carry ids. */
export function HouseSheet({ className }: { className?: string }) {
  return (
    <svg {...houseFrame} className={className} aria-hidden="true">
      <g id="maison-0">
        <Foundations />
      </g>
      <g id="maison-1">
        <Walls open />
      </g>
      <g id="maison-2">
        <Windows />
      </g>
      <g id="maison-3">
        <Roof />
      </g>
    </svg>
  )
}

const stages = [0, 1, 2, 3] as const

export function HouseCopy({ stage, className }: { stage: HouseStage; className?: string }) {
  return (
    <svg {...houseFrame} className={className} aria-hidden="true">
      {stages.slice(0, stage + 1).map((part) => (
        <use key={part} href={`#maison-${part}`} />
      ))}
    </svg>
  )
}
