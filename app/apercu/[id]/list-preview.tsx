'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { mountPreview, PREVIEWS } from '@/lib/browser/embed/preview'
import { CopiedLine } from './copied-line'
import { elementLine, heightOf, type List } from './element-line'
import { reservedColumns, reservedPlace } from './reserved-place'

type Props = {
  list: List
  title: string
  websiteId: number
  /** Whether its line is copied with the place that all its columns take, once that is measured. */
  isWhole?: boolean
}
type State = 'loading' | 'shown' | 'empty' | 'failed'

/** The line of one of the embed's lists and its preview, drawn by the embed's own code from what the website's owner may read,
 *  in the place that it takes in a client's page. */
export function ListPreview({ list, title, websiteId, isWhole = false }: Props) {
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
    const bare = `<ostal-${list} site="${websiteId}"></ostal-${list}>`
    setPlace(isWhole ? reservedColumns(list, bare, host.current) : reservedPlace(list, host.current))
  }, [state, list, websiteId, isWhole])
  const again = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <>
      <CopiedLine
        line={(isWhole && place) || elementLine(list, websiteId)}
        label="Copier l’élément"
        isLong={isWhole}
      />
      <div
        role="group"
        aria-label={`Aperçu\u00a0: ${title}`}
        // It scrolls as it does in the client's page.
        tabIndex={0}
        style={{ height: heightOf(list) }}
        className="overflow-auto rounded-input noscript:hidden"
      >
        {state === 'loading' && <Spinner />}
        {state === 'empty' && (
          <p className="text-muted">
            Rien à montrer pour l’instant&nbsp;: votre page garde ce qu’elle a elle-même placé dans cet
            élément.
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
      </div>
      {!isWhole && (
        <details className="text-sm noscript:hidden">
          <summary className="min-h-6 font-medium text-muted pointer-coarse:min-h-11">
            Réserver sa place entière, pour que la liste se montre sans défiler
          </summary>
          <div className="mt-2">
            {place ? (
              <CopiedLine line={place} label="Copier la place" />
            ) : (
              <p className="text-muted">Elle se mesure sur la liste, qui ne montre rien pour l’instant.</p>
            )}
          </div>
        </details>
      )}
    </>
  )
}
