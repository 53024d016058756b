import { Foundations, Roof, Walls, Windows } from './house-parts'

/** How far the house is built: ground plan, rooms, lit windows, roof. */
export type HouseStage = 0 | 1 | 2 | 3

/** The agency's sign: an axonometric house in line, built up stage by stage. Decoration only. */
export function House({ stage = 3, className }: { stage?: HouseStage; className?: string }) {
  return (
    <svg {...houseFrame} className={className} aria-hidden="true">
      <Foundations />
      {stage >= 1 && <Walls open={stage < 3} />}
      {stage >= 2 && <Windows />}
      {stage >= 3 && <Roof />}
    </svg>
  )
}

/** What every drawing of the house shares, so that its lines and joints are the same everywhere. */
export const houseFrame = {
  viewBox: '26 14 300 252',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const
