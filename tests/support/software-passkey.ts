import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest()
const encoded = (content: string | Uint8Array) => Buffer.from(content).toString('base64url')

type Asked = { challenge: string }
/** Faults that a real key would never have. */
type Odd = { origin?: string; isVerified?: boolean; counter?: number; rpID?: string; forgedBy?: KeyObject }

/** A software passkey, which signs what a browser would pass to it. */
export function softwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let count = 0
  let userHandle: string | undefined

  const authenticatorData = (
    { isVerified = true, counter = count, rpID = new URL(origin).hostname }: Odd,
    more = Buffer.alloc(0),
  ) => {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (more.length > 0 ? HAS_CREDENTIAL : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), counted, more])
  }
  const clientData = (type: string, { challenge }: Asked, odd: Odd) =>
    JSON.stringify({ type, challenge, origin: odd.origin ?? origin, crossOrigin: false })
  const common = {
    id: encoded(id),
    rawId: encoded(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    id: common.id,
    /** The response of navigator.credentials.create(). */
    register: (options: object, odd: Odd = {}) => {
      const asked = options as Asked & { user: { id: string } }
      userHandle ??= asked.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorData(odd, credential))],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', asked, odd)),
          attestationObject: encoded(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** The response of navigator.credentials.get(); increments the counter. */
    sign: (options: object, odd: Odd = {}) => {
      count += 1
      const data = clientData('webauthn.get', options as Asked, odd)
      const authData = authenticatorData(odd)
      const signed = Buffer.concat([authData, sha256(data)])
      return {
        ...common,
        response: {
          clientDataJSON: encoded(data),
          authenticatorData: encoded(authData),
          signature: encoded(sign('sha256', signed, odd.forgedBy ?? privateKey)),
          ...(userHandle && { userHandle }),
        },
      }
    },
  }
}
