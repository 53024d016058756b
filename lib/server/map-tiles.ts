import { env } from '../env'

/** The tiles of the map of relay points, which browsers fetch directly. */
export type MapTiles = { url: string; attribution: string; origin: string }

/** null when not configured: then no map is offered. */
export function mapTiles(): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env()
  return url === undefined ? null : { url, attribution, origin: new URL(url).origin }
}
