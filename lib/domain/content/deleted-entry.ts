import type { SecretBox } from '../second-factors/secret-box'
import type { DeletedEntry } from './schema'

const ABOUT = 'deleted entry'

/** A deleted entry as its owner's browser keeps it while the deletion can be reverted. */
export const sealDeleted = (box: SecretBox, deleted: DeletedEntry): string =>
  box.seal(JSON.stringify(deleted), ABOUT)

/** null for data that was not sealed here. */
export function openDeleted(box: SecretBox, sealed: string): DeletedEntry | null {
  const text = box.open(sealed, ABOUT)
  if (text === null) return null
  const { row, ...rest } = JSON.parse(text) as DeletedEntry
  return {
    ...rest,
    row: { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) },
  }
}
