'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { List } from '@/app/apercu/[id]/element-line'
import { usePreview } from '@/app/apercu/[id]/use-preview'
import { CopiedLine } from './copied-line'
import { MeasuringHost } from './measuring-host'
import { reservedPlace } from './reserved-place'

type Props = { list: List; websiteId: number }

/** The style that reserves a list's full height, measured on demand. */
export function ReservedLine(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="text-sm noscript:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-6 font-medium text-muted pointer-coarse:min-h-11">
        Réserver sa place entière, pour que la liste se montre sans défiler
      </summary>
      <div className="mt-2">{isOpen && <Measured {...props} />}</div>
    </details>
  )
}

function Measured({ list, websiteId }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const { state, again } = usePreview(host, list, websiteId)
  const [place, setPlace] = useState('')
  useLayoutEffect(() => {
    if (state === 'shown' && host.current) setPlace(reservedPlace(list, host.current))
  }, [state, list])
  return (
    <>
      <MeasuringHost ref={host} />
      {place && <CopiedLine line={place} label="Copier la place" />}
      {state === 'loading' && <p className="text-muted">Mesure en cours…</p>}
      {state === 'empty' && (
        <p className="text-muted">Elle se mesure sur la liste, qui ne montre rien pour l’instant.</p>
      )}
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          La liste n’a pas pu être mesurée.{' '}
          <button type="button" onClick={again} className="text-link">
            Réessayer
          </button>
        </p>
      )}
    </>
  )
}
