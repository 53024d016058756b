import type { SecretBox } from '../second-factors/secret-box'

/** A picture and its position in its website's gallery; null if it was not in the gallery. */
export type DeletedPicture = { id: number; position: number | null }

const ABOUT = 'deleted picture'

/** Seals a deleted picture for its owner's browser, which keeps it while the deletion can be undone. */
export const sealDeleted = (box: SecretBox, deleted: DeletedPicture): string =>
  box.seal(JSON.stringify(deleted), ABOUT)

/** null for text that was not sealed here. */
export function openDeleted(box: SecretBox, sealed: string): DeletedPicture | null {
  const text = box.open(sealed, ABOUT)
  return text === null ? null : JSON.parse(text)
}
