type Point = { distanceMeters: number | null }

/** A map's first view holds these: with a point that is far away all others would be one spot. */
const NEAR_METERS = 10_000

/** The points under 10 km; all of them where none is. */
export function nearPoints<One extends Point>(points: readonly One[]): readonly One[] {
  const near = points.filter(({ distanceMeters }) => (distanceMeters ?? 0) < NEAR_METERS)
  return near.length > 0 ? near : points
}
