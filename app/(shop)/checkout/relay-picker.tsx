import { useEffect, useRef, useState } from 'react'
import { boxStyle, FieldNotes } from '@/components/ui/field'
import type { FormState } from '@/lib/domain/forms/schema'
import type { MapTiles } from '@/lib/server/map-tiles'
import type { RelayChoice } from './read-relays'
import { RelayMapPanel } from './relay-map-panel'

const FIELD = 'delivery.relayPointId'

type Parts = { points: RelayChoice[]; tiles: MapTiles | null; state: FormState }

/** The points that were found: a list that works alone, and a map that chooses in it. */
export function RelayPicker({ points, tiles, state }: Parts) {
  const list = useRef<HTMLDivElement>(null)
  const sent = points.find(({ id }) => id === state.values[FIELD])
  const [chosenId, setChosenId] = useState(sent?.id)
  // The list decides: the browser may restore its choice, and an answered form sets its fields anew.
  useEffect(() => setChosenId(boxesIn(list.current).find(({ checked }) => checked)?.value))

  function choose(id: string) {
    const box = boxesIn(list.current).find(({ value }) => value === id)
    if (!box || !list.current) return
    box.checked = true
    setChosenId(id)
    const row = box.closest('label')
    if (row) list.current.scrollTop = row.offsetTop - (list.current.clientHeight - row.offsetHeight) / 2
  }

  const fault = state.issues[FIELD]
  // The domain's words say how a program writes an id.
  const issue = fault && (sent ? fault : 'Choisissez un point relais dans la liste.')
  const chosen = points.find(({ id }) => id === chosenId)
  return (
    <>
      <fieldset
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue && `${FIELD}-issue`}
        className="flex flex-col gap-2"
      >
        <legend className="mb-2 font-semibold text-sm">Points relais, du plus proche au plus loin</legend>
        <div
          ref={list}
          className="relative flex max-h-96 flex-col divide-y divide-hairline overflow-y-auto rounded-input border border-control"
        >
          {points.map((point) => (
            <Point key={point.id} point={point} isSent={point === sent} onChoose={setChosenId} />
          ))}
        </div>
        <FieldNotes name={FIELD} issue={issue} />
      </fieldset>
      {/* Without script it could not follow the list. */}
      <p role="status" className="text-sm noscript:hidden">
        {chosen ? (
          <>
            Point choisi&nbsp;: <span className="font-semibold">{chosen.name}</span>, {chosen.address}
          </>
        ) : (
          <span className="text-muted">Aucun point relais choisi.</span>
        )}
      </p>
      {tiles && <RelayMapPanel points={points} tiles={tiles} chosenId={chosenId} choose={choose} />}
    </>
  )
}

const boxesIn = (list: HTMLElement | null): HTMLInputElement[] =>
  Array.from(list?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])

type PointParts = { point: RelayChoice; isSent: boolean; onChoose: (id: string) => void }

function Point({ point: { id, name, address, distance, hours }, isSent, onChoose }: PointParts) {
  return (
    <label className="flex items-start gap-3 px-4 py-3 has-checked:bg-accent-soft">
      <input
        type="radio"
        name={FIELD}
        value={id}
        defaultChecked={isSent}
        onChange={() => onChoose(id)}
        className={`${boxStyle} mt-0.5`}
      />
      <span className="min-w-0 grow text-sm">
        <span className="flex items-baseline justify-between gap-3 text-base">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          <span className="shrink-0 text-muted text-sm tabular-nums">{distance}</span>
        </span>
        <span className="block text-muted">{address}</span>
        <span className="block text-muted">{hours}</span>
      </span>
    </label>
  )
}
