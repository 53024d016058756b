import { useEffect, useRef, useState } from 'react'
import { type RelayChoice, RelayList } from '@/components/orders/relay-list'
import type { FormState } from '@/lib/domain/forms/schema'
import type { MapTiles } from '@/lib/server/map-tiles'
import { RelayMapPanel } from './relay-map-panel'

const FIELD = 'delivery.relayPointId'

type Props = { points: RelayChoice[]; tiles: MapTiles | null; state: FormState }

/** The relay points found: a list that works without the map, and a map that selects in the list. */
export function RelayPicker({ points, tiles, state }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const sent = points.find(({ id }) => id === state.values[FIELD])
  const [chosenId, setChosenId] = useState(sent?.id)
  // The list is the source of truth: the browser may restore its choice, and a form's response resets its fields.
  useEffect(() => setChosenId(boxesIn(list.current).find(({ checked }) => checked)?.value), [points, state])

  function choose(id: string) {
    const box = boxesIn(list.current).find(({ value }) => value === id)
    if (!box || !list.current) return
    // Like a user's click, so that all listeners on the list receive it.
    box.click()
    const row = box.closest('label')
    if (row) list.current.scrollTop = row.offsetTop - (list.current.clientHeight - row.offsetHeight) / 2
  }

  const fault = state.issues[FIELD]
  // Without a selection the domain's message would explain the format of an id.
  const issue = fault && (sent ? fault : 'Choisissez un point relais dans la liste.')
  const chosen = points.find(({ id }) => id === chosenId)
  return (
    <>
      <RelayList
        ref={list}
        points={points}
        name={FIELD}
        chosen={sent?.id}
        issue={issue}
        onChoose={setChosenId}
      />
      {/* Hidden without script, as it could not follow the list. */}
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
