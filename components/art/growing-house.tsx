import { HOUSE_PARTS, type HouseStage } from './house'
import drawing from './house.svg'

/** The house up to a stage, with the lines of the next stage drawn to the share `growth`, from 0 to 1. Every path of the drawing has
 *  a `pathLength` of 1. Decoration only. */
export function GrowingHouse({
  stage,
  growth,
  className,
}: {
  stage: HouseStage
  growth: number
  className?: string
}) {
  return (
    <svg viewBox="26 14 300 252" className={className} aria-hidden="true">
      {HOUSE_PARTS.map((part, index) => {
        const drawn = index <= stage ? 1 : index === stage + 1 ? growth : 0
        return (
          <use
            key={part}
            href={`${drawing.src}#${part}`}
            strokeDasharray="1 1.2"
            // Slightly more than 1, so that no round line cap shows.
            strokeDashoffset={drawn === 0 ? 1.1 : 1 - drawn}
            fillOpacity={index <= stage ? 1 : 0}
            className="transition-[stroke-dashoffset,fill-opacity] duration-700 ease-in-out"
          />
        )
      })}
    </svg>
  )
}
