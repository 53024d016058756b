import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { Webhook } from 'standardwebhooks'
import { env } from '../../env'
import { withTimeout } from '../with-timeout'
import { addressFault } from './address-fault'
import { connectionFault } from './connection-fault'
import { firstCharacters } from './first-characters'

/** Signed with each of the secrets: the receiver accepts the one that it knows. */
export type SignedMessage = { url: string; secrets: string[]; eventId: string; payload: string }

/** `error` is French, for the owner; `answer` is the beginning of the receiver's response. */
export type DeliveryOutcome = {
  delivered: boolean
  status: number | null
  error: string | null
  answer: string | null
}

const TIMEOUT_MS = 5_000
/** Azure's metadata address is not in a private range. */
const CLOUD_ADDRESSES = ['168.63.129.16']

/** Sends a message once, by the Standard Webhooks specification. Never throws for failures of the receiver. Redirects are not
 *  followed; the connection uses the very address that was checked to be public. */
export async function deliverWebhook(message: SignedMessage): Promise<DeliveryOutcome> {
  const fault = addressFault(message.url)
  if (fault) return failed(fault)
  try {
    return await send(message)
  } catch (error) {
    return failed(connectionFault(error))
  }
}

const failed = (error: string): DeliveryOutcome => ({ delivered: false, status: null, error, answer: null })

async function send(message: SignedMessage): Promise<DeliveryOutcome> {
  const end = Date.now() + TIMEOUT_MS
  const { request, response } = await withTimeout(TIMEOUT_MS, (signal) => exchange(message, signal))
  const status = response.statusCode ?? 0
  const delivered = status >= 200 && status < 300
  const isRedirection = status >= 300 && status < 400
  // The status counts even when the rest of the answer does not arrive.
  const answer = delivered
    ? null
    : await withTimeout(end - Date.now(), () => firstCharacters(response)).catch(() => null)
  request.destroy()
  return { delivered, status, error: isRedirection ? 'La redirection n’est pas suivie.' : null, answer }
}

type Exchange = { request: ClientRequest; response: IncomingMessage }

function exchange({ url, secrets, eventId, payload }: SignedMessage, signal: AbortSignal): Promise<Exchange> {
  const isSecure = url.startsWith('https:')
  const now = new Date()
  const body = Buffer.from(payload)
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: agentFor(isSecure),
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': body.byteLength,
        'user-agent': 'Ostal-Webhooks/1',
        'webhook-id': eventId,
        'webhook-timestamp': Math.floor(now.getTime() / 1000),
        'webhook-signature': secrets
          .map((secret) => new Webhook(secret).sign(eventId, now, payload))
          .join(' '),
      },
    })
    // Never removed: the exchange may also fail while the answer is read.
    request.on('error', reject)
    request.once('response', (response) => resolve({ request, response }))
    request.end(body)
  })
}

function agentFor(isSecure: boolean) {
  const isPrivateAllowed = env().WEBHOOK_ALLOW_PRIVATE
  const options = {
    allowPrivateIPAddress: isPrivateAllowed,
    denyIPAddressList: isPrivateAllowed ? [] : CLOUD_ADDRESSES,
  }
  return isSecure ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options)
}
