import type { Mail } from '../resend/mail'
import { type Answer, type Asked, json } from '../wire/message'
import { type Fault, type Faults, faultKinds, ownFaultKinds } from './faults'

interface Rooms {
  faults: Faults
  mails: () => Mail[]
  providers: string[]
}

/** The routes below `/_control`, for tests and for people: no provider has them. */
export function control({ method, path, query, body }: Asked, rooms: Rooms): Answer {
  if (path === '/health') return json(200, { status: 'ok' })
  if (path === '/mails' && method === 'GET') return json(200, mailsTo(rooms.mails(), query.get('to')))
  if (path === '/faults') return faults(method, query, body, rooms)
  return json(404, { message: 'The control routes are /health, /mails and /faults.' })
}

/** Newest first. */
function mailsTo(mails: Mail[], to: string | null) {
  const wanted = to?.toLowerCase()
  return mails
    .filter((mail) => !wanted || mail.to.some((address) => address.toLowerCase().includes(wanted)))
    .reverse()
}

function faults(method: string, query: URLSearchParams, body: Buffer, { faults, providers }: Rooms): Answer {
  if (method === 'DELETE') {
    faults.clear(query.get('provider') ?? undefined)
    return json(200, faults.list())
  }
  if (method !== 'POST') return json(200, faults.list())
  const order = parse(body)
  const isKnown = providers.includes(order.provider ?? '')
  if (isKnown && order.fault === 'none') faults.clear(order.provider)
  else if (isKnown && kinds.includes(order.fault ?? '')) faults.order({ times: 1, ...order } as Fault)
  else return json(400, { message: `provider: ${providers.join('|')}; fault: ${kinds.join('|')}|none` })
  return json(200, faults.list())
}

const kinds: string[] = [...faultKinds, ...ownFaultKinds]

function parse(body: Buffer): { provider?: string; fault?: string; times?: number; on?: string } {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return {}
  }
}
