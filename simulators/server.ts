import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { clientSite } from './client-site/client-site'
import { answerWithFault } from './control/answer-with-fault'
import { Faults } from './control/faults'
import { answerControl } from './control/routes'
import { type SetupChanges, VendorSetup } from './control/setup'
import { answerInbox } from './inbox/routes'
import { type Merchant, mondialRelay } from './mondial-relay/mondial-relay'
import { type BounceType, type MailEvent, sendMailEvent } from './resend/events'
import type { Mail } from './resend/mail'
import { resend } from './resend/resend'
import { stripe } from './stripe/stripe'
import { tiles } from './tiles/tiles'
import { uploadthing } from './uploadthing/uploadthing'
import { Journal } from './wire/journal'
import { json, type SimulatedRequest } from './wire/message'
import type { Provider } from './wire/provider'
import { readRequest } from './wire/read-request'
import { send } from './wire/send'

interface Options {
  /** 0 lets the system choose. */
  port: number
  folder: string
  /** The URL of a proxy in front of them, in place of their port. */
  address?: string
  /** The credentials that each provider accepts. */
  keys: {
    resend: string
    resendWebhook: string
    uploadthing: string
    stripe: string
    stripeWebhook: string
    stripeConnectWebhook: string
    stripeThinWebhook?: string
    mondialRelay: Merchant
    webhook: string
  }
  /** The product's own origin: a client's site embeds it, and it gets the events of bounced mails and of payments. */
  ostal: string
  /** The operator's changes to the vendors' default setup. */
  setup?: SetupChanges
}

/** Starts all simulated providers, their control routes and the inbox on one loopback port. */
export async function startSimulators(options: Options) {
  const simulated = openSimulators(options)
  const server = createServer((request, response) => {
    answer(request, response, simulated).catch((error) => {
      console.error(error)
      request.socket.destroy()
    })
  })
  // Longer than the product's keep-alive, so that it never reuses a connection that is being closed here.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { payments } = simulated
  payments.open(options.address ?? origin)
  return {
    origin,
    stop: () =>
      new Promise<void>((resolve) => {
        payments.stop()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Simulators = ReturnType<typeof openSimulators>

/** The providers with their stored state, before they listen. */
function openSimulators({ folder, keys, ostal, setup: changes = {} }: Options) {
  const mails = new Journal<Mail>(join(folder, 'resend', 'mails.jsonl'))
  const faults = new Faults()
  const setup = new VendorSetup()
  setup.change(changes)
  const payments = stripe({
    key: keys.stripe,
    secrets: {
      platform: keys.stripeWebhook,
      connect: keys.stripeConnectWebhook,
      thin: keys.stripeThinWebhook ?? keys.stripeConnectWebhook,
    },
    folder: join(folder, 'stripe'),
    ostal,
    setup: () => setup.current.stripe,
    takeRefusal: (request) => faults.take('stripe', 'refuse', request),
  })
  const carrier = mondialRelay({
    merchant: keys.mondialRelay,
    folder: join(folder, 'mondial-relay'),
    takeFault: (fault, request) => faults.take('mondial-relay', fault, request),
  })
  const providers: Provider[] = [
    resend(keys.resend, mails, () => setup.current.resend),
    uploadthing(
      keys.uploadthing,
      join(folder, 'uploadthing'),
      (fault, request) => faults.take('uploadthing', fault, request) !== undefined,
      () => setup.current.uploadthing,
    ),
    payments,
    carrier,
    tiles(),
    clientSite({ secret: keys.webhook, file: join(folder, 'client-site', 'received.jsonl'), ostal }),
  ]
  const tell = (mail: Mail, type: MailEvent, origin = ostal, bounce?: BounceType) =>
    sendMailEvent(keys.resendWebhook, { mail, type, origin, ...(bounce && { bounce }) })
  return { payments, carrier, providers, mails, faults, setup, tell }
}

async function answer(incoming: IncomingMessage, response: ServerResponse, simulated: Simulators) {
  const { payments, carrier, providers, mails, faults, tell } = simulated
  const request = await readRequest(incoming)
  if (isBelow(request, '/_control/stripe'))
    return send(response, await payments.control(stripMount(request, '/_control/stripe')))
  if (isBelow(request, '/_control/mondial-relay'))
    return send(response, carrier.control(stripMount(request, '/_control/mondial-relay')))
  if (isBelow(request, '/_control'))
    return send(response, await answerControl(stripMount(request, '/_control'), controlled(simulated)))
  if (isBelow(request, '/inbox'))
    return send(response, await answerInbox(stripMount(request, '/inbox'), mails.records, tell))
  const connection = { faults, incoming, response }
  const provider = providers.find(({ mount }) => isBelow(request, mount))
  if (provider) return perform(provider, stripMount(request, provider.mount), connection)
  const rooted = providers.find(({ roots = [] }) => roots.some((root) => isBelow(request, root)))
  if (rooted) return perform(rooted, request, connection)
  send(response, json(404, { message: 'No provider is simulated here.' }))
}

const controlled = ({ faults, setup, tell, mails, providers }: Simulators) => ({
  ...{ faults, setup, tell },
  mails: () => mails.records,
  providers: providers.map(({ name }) => name),
})

type Connection = { faults: Faults; incoming: IncomingMessage; response: ServerResponse }

async function perform(
  provider: Provider,
  request: SimulatedRequest,
  { faults, incoming, response }: Connection,
) {
  // A CORS preflight does not use up a fault.
  const fault = request.method === 'OPTIONS' ? undefined : faults.next(provider.name, request)
  const act = () => provider.answer(request)
  if (fault) await answerWithFault(fault, provider, act, incoming, response)
  else send(response, await act())
}

function isBelow({ path }: SimulatedRequest, mount: string) {
  return path === mount || path.startsWith(`${mount}/`)
}

function stripMount(request: SimulatedRequest, mount: string): SimulatedRequest {
  return { ...request, path: request.path.slice(mount.length) }
}
