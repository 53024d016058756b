import { createHash, randomBytes } from 'node:crypto'
import { KEY_START } from './schema'

const SHOWN = KEY_START.length + 6

/** A new key; only its hash and its first characters are stored. */
export function makeKey(): { text: string; keyHash: string; prefix: string } {
  const text = `${KEY_START}${randomBytes(32).toString('base64url')}`
  return { text, keyHash: hashKey(text), prefix: text.slice(0, SHOWN) }
}

export const hashKey = (text: string): string => createHash('sha256').update(text).digest('hex')
