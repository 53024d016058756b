import type { SecretBox } from '../second-factors/secret-box'

/** A picture, and where it stood in its website's gallery; null for one that was not there. */
export type DeletedPicture = { id: number; position: number | null }

const ABOUT = 'deleted picture'

/** A deleted picture as its owner's browser keeps it while its deletion can be taken back. */
export const sealDeleted = (box: SecretBox, deleted: DeletedPicture): string =>
  box.seal(JSON.stringify(deleted), ABOUT)

/** null for what was not sealed here. */
export function openDeleted(box: SecretBox, sealed: string): DeletedPicture | null {
  const text = box.open(sealed, ABOUT)
  return text === null ? null : JSON.parse(text)
}
