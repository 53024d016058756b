import { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

/** Encrypts a stream for an age recipient, `age1…`, as the program `age` does. */
export async function encrypted(stream: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return toNode(await encrypter.encrypt(toWeb(stream)))
}

/** Decrypts with an age identity, `AGE-SECRET-KEY-1…`. */
export async function decrypted(stream: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return toNode(await decrypter.decrypt(toWeb(stream)))
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>
const toNode = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as NodeWebStream<Uint8Array>)
