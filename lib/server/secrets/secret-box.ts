import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretBox } from '../../domain/second-factors/secret-box'

const LABEL = 'ostal second factors'
const IV_BYTES = 12
const TAG_BYTES = 16

type Key = { id: string; bytes: Buffer }

/** AES-256-GCM. The first secret encrypts, all of them decrypt. An encrypted text begins with its key's name. */
export function createSecretBox(secrets: readonly string[]): SecretBox {
  const keys = secrets.map(keyOf)
  const [current] = keys
  if (!current) throw new Error('Nothing can be sealed without a secret')

  return {
    seal: (text, about) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${current.id}.${Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')}`
    },
    open: (sealed, about) => {
      const [id, content = ''] = sealed.split('.')
      const key = keys.find((one) => one.id === id)
      return key ? decrypt(key, Buffer.from(content, 'base64url'), about) : null
    },
    isCurrent: (sealed) => sealed.startsWith(`${current.id}.`),
  }
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', LABEL, 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}

function decrypt({ bytes }: Key, content: Buffer, about: string): string | null {
  if (content.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', bytes, content.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(about)).setAuthTag(content.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(content.subarray(IV_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // Damaged, or encrypted for another row.
    return null
  }
}
