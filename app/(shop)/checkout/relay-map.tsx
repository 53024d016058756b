import 'leaflet/dist/leaflet.css'
import './relay-map.css'
import { Control, DivIcon, LatLngBounds, Map as LeafletMap, Marker, TileLayer } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RelayChoice } from '@/components/orders/relay-list'
import { Alert } from '@/components/ui/layout/alert'
import { nearPoints } from './near-points'
import type { RelayMapProps } from './relay-map-panel'

/** A touch target's width; the pin's tip is at the middle of the lower edge. */
const ICON = {
  className: 'relay-pin',
  iconSize: [44, 44] as [number, number],
  iconAnchor: [22, 44] as [number, number],
}

/** The list's points on a map. A click on a pin selects in the list; the map shows the list's selection. */
export function RelayMap({ points, tiles, chosenId, choose }: RelayMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<ReadonlyMap<string, Marker>>(new Map())
  const [isBlank, setIsBlank] = useState(false)
  const onChoose = useEffectEvent(choose)
  const { url } = tiles

  useEffect(() => {
    if (!box.current) return
    const map = newMap(box.current, points)
    addTiles(map, url, setIsBlank)
    setPins(new Map(points.map((point) => [point.id, addPin(map, point, () => onChoose(point.id))])))
    return () => void map.remove()
  }, [points, url])

  useEffect(() => {
    for (const [id, pin] of pins) {
      pin.getElement()?.setAttribute('aria-pressed', String(id === chosenId))
      pin.setZIndexOffset(id === chosenId ? 1_000 : 0)
    }
  }, [pins, chosenId])

  return (
    <div className="flex flex-col gap-2">
      <div ref={box} role="region" aria-label="Carte des points relais" className="relay-map" />
      <p className="text-muted text-xs">Fond de carte&nbsp;: {tiles.attribution}</p>
      {isBlank && (
        <Alert look="late">
          Le fond de carte ne s’affiche pas entièrement. La liste ci-dessus suffit pour choisir.
        </Alert>
      )}
    </div>
  )
}

/** Sets a view first: pins exist only once the map has one. */
function newMap(box: HTMLElement, points: RelayChoice[]): LeafletMap {
  const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(box, {
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
  })
  new Control.Zoom({ zoomInTitle: 'Agrandir', zoomOutTitle: 'Réduire' }).addTo(map)
  map.fitBounds(
    new LatLngBounds(nearPoints(points).map(({ latitude, longitude }) => [latitude, longitude])),
    {
      maxZoom: 16,
      paddingTopLeft: [24, 48],
      paddingBottomRight: [24, 8],
    },
  )
  return map
}

function addTiles(map: LeafletMap, url: string, setIsBlank: (isBlank: boolean) => void) {
  let missing = 0
  new TileLayer(url, { maxZoom: 19, referrerPolicy: 'strict-origin' })
    .on('loading', () => {
      missing = 0
    })
    .on('tileerror', () => {
      missing += 1
      setIsBlank(true)
    })
    .on('load', () => setIsBlank(missing > 0))
    .addTo(map)
}

function addPin(map: LeafletMap, { name, distance, latitude, longitude }: RelayChoice, choose: () => void) {
  const pin = new Marker([latitude, longitude], { icon: new DivIcon(ICON) }).on('click', choose).addTo(map)
  pin.bindTooltip(escaped(name), { direction: 'auto', offset: [14, -22] })
  const element = pin.getElement()
  element?.setAttribute('aria-label', [name, distance].filter(Boolean).join(', '))
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Prevents submitting the form and scrolling.
    event.preventDefault()
    event.stopPropagation()
    choose()
  })
  return pin
}

/** Leaflet interprets strings as markup. */
function escaped(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}
