type Point = { distanceMeters: number | null }

/** The map's initial view shows only these: with a distant point all others would collapse into one spot. */
const NEAR_METERS = 10_000

/** The points within 10 km; all points if there are none. */
export function nearPoints<One extends Point>(points: readonly One[]): readonly One[] {
  const near = points.filter(({ distanceMeters }) => (distanceMeters ?? 0) < NEAR_METERS)
  return near.length > 0 ? near : points
}
