import { Webhook } from 'standardwebhooks'
import { Journal } from '../wire/journal'
import { type Answer, html, json, type SimulatedRequest } from '../wire/message'
import type { Provider } from '../wire/provider'
import { frontPage } from './front-page'
import { type Received, receivedPage } from './received'
import { shopPage } from './shop-page'

interface Options {
  secret: string
  /** The file that stores the received webhooks. */
  file: string
  /** The origin that its embeds come from. */
  ostal: string
}

/** A client's site, as its developer would write it: it verifies each webhook as Standard Webhooks requires and
 *  lists the received ones; its visitors see the embeds, and buy from the shop's. */
export function clientSite({ secret, file, ostal }: Options): Provider {
  const received = new Journal<Received>(file)
  const webhook = new Webhook(secret)

  function receive({ headers, body }: SimulatedRequest): Answer {
    const text = body.toString('utf8')
    const isGenuine = isSignatureValid(webhook, text, headers as Record<string, string>)
    received.add({
      id: String(headers['webhook-id'] ?? ''),
      at: new Date().toISOString(),
      body: text,
      isGenuine,
    })
    return isGenuine ? { status: 204 } : json(400, { message: 'La signature n’est pas la bonne.' })
  }

  return {
    name: 'client-site',
    mount: '/client-site',
    answer: async (request) => {
      if (request.method === 'POST' && request.path === '/webhooks') return receive(request)
      if (request.method === 'GET' && request.path === '') return html(receivedPage(received.records))
      if (request.method === 'GET' && request.path === '/vitrine') return html(frontPage(ostal))
      if (request.method === 'GET' && request.path === '/boutique') return html(shopPage(ostal))
      return json(404, { message: 'This site has /, /vitrine, /boutique and POST /webhooks.' })
    },
    failure: (kind) => json(kind === 'rate_limited' ? 429 : 500, { message: 'Le site est en panne.' }),
  }
}

function isSignatureValid(webhook: Webhook, body: string, headers: Record<string, string>): boolean {
  try {
    webhook.verify(body, headers)
    return true
  } catch {
    return false
  }
}
