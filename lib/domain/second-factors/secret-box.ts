/** Encrypts values that must be readable again but never stored in plain text. `about` binds a text to its row: copied to
 *  another row it cannot be opened. */
export type SecretBox = {
  seal: (text: string, about: string) => string
  /** null if none of the accepted secrets opens it. */
  open: (sealed: string, about: string) => string | null
  /** Whether it was sealed with the current secret, not the previous one. */
  isCurrent: (sealed: string) => boolean
}
