import { takePoint } from '@/lib/server/rate-limits'
import { placesForEach } from './places'

const inOwnPlace = placesForEach(4)

/** Something with files that a person sends: sixty a minute, and four at a time on an instance, so that nobody's slow or
 *  heavy ones shut the others out. */
export async function asUpload<T>(userId: number, work: () => Promise<T>): Promise<T> {
  await takePoint('upload', String(userId))
  return inOwnPlace(userId, work)
}
