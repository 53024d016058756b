import { type BounceType, bounceOf, type MailEvent, mailEvents } from '../resend/events'
import type { Mail } from '../resend/mail'
import { type Answer, json, type SimulatedRequest } from '../wire/message'
import { type Fault, type Faults, faultKinds, ownFaultKinds } from './faults'
import type { VendorSetup } from './setup'

interface State {
  faults: Faults
  setup: VendorSetup
  mails: () => Mail[]
  /** Notifies the product, at its own origin or another, of a mail's failure; returns the product's status. */
  tell: (mail: Mail, type: MailEvent, origin?: string, bounce?: BounceType) => Promise<number>
  providers: string[]
}

/** The routes below `/_control`, for tests and developers; the real providers have none. */
export async function answerControl(
  { method, path, query, body }: SimulatedRequest,
  state: State,
): Promise<Answer> {
  if (path === '/health') return json(200, { status: 'ok' })
  if (path === '/mails' && method === 'GET') return json(200, mailsTo(state.mails(), query.get('to')))
  if (path === '/mail-events' && method === 'POST') return answerMailEvent(body, state)
  if (path === '/setup') return answerSetup(method, body, state)
  if (path === '/faults') return answerFaults(method, query, body, state)
  return json(404, { message: 'The control routes are /health, /mails, /mail-events, /setup and /faults.' })
}

/** The operator's setup at the vendors: changed in parts, or reset. */
function answerSetup(method: string, body: Buffer, { setup }: State): Answer {
  if (method === 'DELETE') setup.reset()
  if (method === 'POST') setup.change(JSON.parse(body.toString('utf8')))
  return json(200, setup.current)
}

/** Newest first. */
function mailsTo(mails: Mail[], to: string | null) {
  const wanted = to?.toLowerCase()
  return mails
    .filter((mail) => !wanted || mail.to.some((address) => address.toLowerCase().includes(wanted)))
    .reverse()
}

/** `{ mail, type, origin?, bounce? }`: notifies the product that a mail bounced or was complained of. */
async function answerMailEvent(body: Buffer, { mails, tell }: State): Promise<Answer> {
  const { mail: id, type, origin, bounce } = parse(body)
  const mail = mails().find((one) => one.id === id)
  const event = mailEvents.find((one) => one === type)
  const kind = bounceOf(new URLSearchParams({ bounce: bounce ?? '' }))
  if (!mail || !event) return json(400, { message: `mail: the id of one; type: ${mailEvents.join('|')}` })
  return json(200, { status: await tell(mail, event, origin, kind) })
}

function answerFaults(
  method: string,
  query: URLSearchParams,
  body: Buffer,
  { faults, providers }: State,
): Answer {
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

type Order = Partial<
  Record<'provider' | 'fault' | 'on' | 'holding' | 'code' | 'mail' | 'type' | 'origin' | 'bounce', string>
> & {
  times?: number
  milliseconds?: number
}

function parse(body: Buffer): Order {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return {}
  }
}
