import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { clientSite } from './client-site/client-site'
import { Faults } from './control/faults'
import { control } from './control/routes'
import { spoil } from './control/spoil'
import { inbox } from './inbox/routes'
import type { Mail } from './resend/mail'
import { resend } from './resend/resend'
import { uploadthing } from './uploadthing/uploadthing'
import { Journal } from './wire/journal'
import { type Asked, json } from './wire/message'
import type { Provider } from './wire/provider'
import { readRequest } from './wire/read-request'
import { send } from './wire/send'

interface Options {
  /** 0 lets the system choose. */
  port: number
  folder: string
  /** The credentials that each provider accepts. */
  keys: { resend: string; uploadthing: string; webhook: string }
  /** The product's own origin, for the client's site that embeds it. */
  ostal: string
}

/** Starts all simulated providers, their control routes and the inbox on one loopback port. */
export async function startSimulators({ port, folder, keys, ostal }: Options) {
  const mails = new Journal<Mail>(join(folder, 'resend', 'mails.jsonl'))
  const faults = new Faults()
  const providers = [
    resend(keys.resend, mails),
    uploadthing(keys.uploadthing, join(folder, 'uploadthing'), (fault, asked) =>
      faults.take('uploadthing', fault, asked),
    ),
    clientSite({ secret: keys.webhook, file: join(folder, 'client-site', 'received.jsonl'), ostal }),
  ]
  const rooms = { faults, mails: () => mails.records, providers: providers.map(({ name }) => name) }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const asked = await readRequest(request)
    if (below(asked, '/_control')) return send(response, control(without(asked, '/_control'), rooms))
    if (below(asked, '/inbox')) return send(response, inbox(without(asked, '/inbox'), mails.records))
    const provider = providers.find(({ mount }) => below(asked, mount))
    if (!provider) return send(response, json(404, { message: 'No provider is simulated here.' }))
    await perform(provider, without(asked, provider.mount), request, response)
  }

  async function perform(
    provider: Provider,
    asked: Asked,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    // A browser's question whether it may ask is no request of its own.
    const fault = asked.method === 'OPTIONS' ? undefined : faults.next(provider.name, asked)
    const act = () => provider.answer(asked)
    if (fault) await spoil(fault, provider, act, request, response)
    else send(response, await act())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      request.socket.destroy()
    })
  })
  // A request of the product must not cross the closing of the connection that it keeps.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function below({ path }: Asked, mount: string) {
  return path === mount || path.startsWith(`${mount}/`)
}

function without(asked: Asked, mount: string): Asked {
  return { ...asked, path: asked.path.slice(mount.length) }
}
