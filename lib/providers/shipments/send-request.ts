import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { providerTimeoutMs, withTimeout } from '../with-timeout'

/** No part of the request was sent. */
export class NotSent extends Error {}

export type Received = { status: number; text: string }

const MAX_BYTES = 1_000_000
/** The timeout of a label, in milliseconds; connecting has that of any other call. */
const LABEL_TIMEOUT_MS = 20_000

/** Posts XML once, on its own connection: a reused one could be cut without a sign of whether the request was read. Throws
 *  `NotSent` when no connection was established in time, and any other error for failures after that. */
export async function sendRequest(url: string, xml: string): Promise<Received> {
  let isConnected = false
  try {
    return await withTimeout(LABEL_TIMEOUT_MS, (signal) =>
      exchange(url, xml, signal, () => {
        isConnected = true
      }),
    )
  } catch (error) {
    if (isConnected) throw error
    throw new NotSent('No connection to the carrier', { cause: error })
  }
}

function exchange(url: string, xml: string, signal: AbortSignal, connected: () => void): Promise<Received> {
  const isSecure = url.startsWith('https:')
  const body = Buffer.from(xml)
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: {
        'content-type': 'text/xml',
        'content-length': body.byteLength,
        accept: 'application/xml',
      },
    })
    const connecting = setTimeout(
      () => request.destroy(new DOMException('No connection in time', 'TimeoutError')),
      providerTimeoutMs(),
    )
    request.on('error', reject)
    request.once('close', () => clearTimeout(connecting))
    request.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        clearTimeout(connecting)
        connected()
      }),
    )
    request.once('response', (response) => {
      read(response).then(resolve, reject)
    })
    request.end(body)
  })
}

async function read(response: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.byteLength
    if (length > MAX_BYTES) throw new Error(`The carrier’s answer is longer than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return { status: response.statusCode ?? 0, text: new TextDecoder().decode(Buffer.concat(chunks)) }
}
