'use client'

import type { Ref } from 'react'
import { boxStyle, FieldNotes } from '../ui/fields/field'
import { Fieldset } from '../ui/fields/fieldset'
import { useFault } from '../ui/forms/use-fault'

export type RelayChoice = {
  id: string
  name: string
  address: string
  distance: string
  /** null if unknown. */
  distanceMeters: number | null
  hours: string
  latitude: number
  longitude: number
}

type Props = {
  points: RelayChoice[]
  /** The name of the field. */
  name: string
  chosen: string | undefined
  issue: string | undefined
  /** The scrollable box. */
  ref?: Ref<HTMLDivElement>
  onChoose?: (id: string) => void
}

/** The relay points found, with a choice of one. */
export function RelayList({ points, name, chosen, issue, ref, onChoose }: Props) {
  const { fault, checks } = useFault(issue)
  return (
    <Fieldset
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault && `${name}-issue`}
      {...checks}
      className="flex flex-col gap-2"
    >
      <legend className="mb-2 font-semibold text-sm">Points relais, du plus proche au plus loin</legend>
      <div
        ref={ref}
        data-relays=""
        role="group"
        tabIndex={-1}
        aria-label={counted(points.length)}
        className="relative flex max-h-96 flex-col divide-y divide-hairline overflow-y-auto rounded-input border border-control"
      >
        {points.map((point) => (
          <Point
            key={point.id}
            point={point}
            name={name}
            isChosen={chosen === point.id}
            onChoose={onChoose}
          />
        ))}
      </div>
      <FieldNotes name={name} issue={fault} />
    </Fieldset>
  )
}

const counted = (count: number) => `${count} ${count > 1 ? 'points relais trouvés' : 'point relais trouvé'}`

type PointProps = {
  point: RelayChoice
  name: string
  isChosen: boolean
  onChoose: Props['onChoose']
}

const Point = ({
  point: { id, name: title, address, distance, hours },
  name,
  isChosen,
  onChoose,
}: PointProps) => (
  <label className="flex items-start gap-3 px-4 py-3 has-checked:bg-accent-soft">
    <input
      type="radio"
      name={name}
      value={id}
      defaultChecked={isChosen}
      onChange={() => onChoose?.(id)}
      className={`${boxStyle} mt-0.5`}
    />
    <span className="min-w-0 grow text-sm">
      <span className="flex items-baseline justify-between gap-3 text-base">
        <span className="min-w-0 break-words font-semibold">{title}</span>
        <span className="shrink-0 text-muted text-sm tabular-nums">{distance}</span>
      </span>
      <span className="block text-muted">{address}</span>
      <span className="block text-muted">{hours}</span>
    </span>
  </label>
)
