import { env } from '../env'

/** The pictures of the map of relay points, which browsers ask for themselves. */
export type MapTiles = { url: string; attribution: string; origin: string }

/** null where none are set: no map is offered then. */
export function mapTiles(): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env()
  return url === undefined ? null : { url, attribution, origin: new URL(url).origin }
}
