'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { mountPreview, PREVIEWS } from '@/lib/browser/embed/preview'
import { CopiedLine } from './copied-line'
import { reservedColumns, reservedPlace } from './reserved-place'

type Props = {
  list: keyof typeof PREVIEWS
  websiteId: number
  /** The line of an element that is copied with its place, once that is measured. */
  line?: string
}
type State = 'loading' | 'shown' | 'empty' | 'failed'

/** One of the embed's lists, drawn by the embed's own code from what the website's owner may read. */
export function ListPreview({ list, websiteId, line }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let current = attempt > 0
    const show = async () => {
      const preview = await PREVIEWS[list](websiteId)
      if (!current) return
      if (preview && host.current) mountPreview(host.current, preview)
      setState(preview ? 'shown' : 'empty')
    }
    show().catch(() => current && setState('failed'))
    return () => {
      current = false
    }
  }, [list, websiteId, attempt])
  const [place, setPlace] = useState('')
  useLayoutEffect(() => {
    if (state !== 'shown' || !host.current) return
    setPlace(line ? reservedColumns(list, line, host.current) : reservedPlace(list, host.current))
  }, [state, list, line])
  const again = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <>
      {line && <CopiedLine line={place || line} label="Copier l’élément" />}
      {state === 'loading' && (
        <div className="noscript:hidden">
          <Spinner />
        </div>
      )}
      {state === 'empty' && (
        <p className="text-muted">
          Rien à montrer pour l’instant : votre page garde ce qu’elle a elle-même placé dans cet élément.
        </p>
      )}
      {state === 'failed' && (
        <Alert
          action={
            <Button look="quiet" size="small" onClick={again}>
              Réessayer
            </Button>
          }
        >
          L’aperçu n’a pas pu être chargé.
        </Alert>
      )}
      <div ref={host} hidden={state !== 'shown'} />
      {!line && place && (
        <details className="text-sm">
          <summary className="min-h-6 font-medium text-muted pointer-coarse:min-h-11">
            Réserver sa place, pour que votre page ne bouge pas pendant que la liste se charge
          </summary>
          <div className="mt-2">
            <CopiedLine line={place} label="Copier la place" />
          </div>
        </details>
      )}
    </>
  )
}
