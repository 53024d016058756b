import type { Tx } from '../context'
import { notFound } from '../errors'
import { claimSubmission, keepSubmitted, type Submission } from './submission'

/** Creates something, unless the caller already did so under the same key: then reads it again, in its current state. */
export async function createOnce<T extends { id: number }>(
  tx: Tx,
  submission: Submission,
  { create, read }: { create: () => Promise<T>; read: (id: number) => Promise<T> },
): Promise<T> {
  const earlier = await claimSubmission(tx, submission)
  if (earlier) {
    const [id] = earlier
    if (id === undefined) throw notFound()
    return read(id)
  }
  const created = await create()
  await keepSubmitted(tx, submission, [created])
  return created
}
