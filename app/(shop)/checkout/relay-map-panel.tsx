import { MapIcon } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { RelayChoice } from '@/components/orders/relay-list'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'
import type { MapTiles } from '@/lib/server/map-tiles'

export type RelayMapProps = {
  points: RelayChoice[]
  tiles: MapTiles
  chosenId: string | undefined
  choose: (id: string) => void
}
type Shown = ComponentType<RelayMapProps> | 'closed' | 'loading' | 'failed'

/** Offers the map next to the list. The map loads only when opened. */
export function RelayMapPanel(props: RelayMapProps) {
  const [shown, setShown] = useState<Shown>('closed')
  const RelayMap = typeof shown === 'string' ? null : shown
  async function open() {
    setShown('loading')
    try {
      const { RelayMap } = await import('./relay-map')
      setShown(() => RelayMap)
    } catch {
      setShown('failed')
    }
  }
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="secondary"
          size="small"
          aria-expanded={RelayMap !== null}
          busy={shown === 'loading'}
          onClick={() => (RelayMap ? setShown('closed') : open())}
        >
          <MapIcon aria-hidden="true" className="size-4" />
          {RelayMap ? 'Masquer la carte' : 'Voir sur la carte'}
        </Button>
        {!RelayMap && (
          <p className="min-w-48 grow basis-0 text-muted text-sm">
            Facultatif&nbsp;: votre navigateur demandera les images de la carte à{' '}
            <span className="wrap-anywhere">{new URL(props.tiles.origin).host}</span>.
          </p>
        )}
      </div>
      {shown === 'failed' && (
        <Alert look="late">La carte n’a pas pu être chargée. La liste ci-dessus suffit pour choisir.</Alert>
      )}
      {RelayMap && <RelayMap {...props} />}
    </div>
  )
}
