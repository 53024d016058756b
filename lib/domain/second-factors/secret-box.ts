/** Encrypts what must be read again and never be stored as it is. `about` binds a text to its row: copied to another row it
 *  does not open. */
export type SecretBox = {
  seal: (text: string, about: string) => string
  /** null for what no accepted secret opens. */
  open: (sealed: string, about: string) => string | null
  /** Whether the secret of today sealed it, and not the one before. */
  isCurrent: (sealed: string) => boolean
}
