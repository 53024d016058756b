import type { Setup } from '../control/setup'
import type { Answer, SimulatedRequest } from '../wire/message'
import type { Provider } from '../wire/provider'
import { readToken } from './account'
import { api } from './api'
import { Callbacks } from './callbacks'
import { allowAnyOrigin, preflight } from './cors'
import { errors } from './errors'
import { receive, type Service, uploadState } from './receive'
import { refuseSignature } from './signature'
import { StoredFiles } from './stored-files'

/** UploadThing's API, its upload endpoint and its file host, all below one address. */
export function uploadthing(
  token: string,
  folder: string,
  fails: Service['fails'],
  setup: () => Setup['uploadthing'],
): Provider {
  const account = readToken(token)
  const service = { account, files: new StoredFiles(folder), callbacks: new Callbacks(account), fails, setup }
  return {
    name: 'uploadthing',
    mount: '/uploadthing',
    answer: async (request) => allowAnyOrigin(await route(request, service)),
    failure: (kind) => allowAnyOrigin(kind === 'rate_limited' ? errors.rateLimited() : errors.server()),
  }
}

const CALLS = /^\/(v6\/.+|route-metadata|callback-result)$/

async function route(request: SimulatedRequest, service: Service): Promise<Answer> {
  const { method, path } = request
  if (CALLS.test(path)) return api(request, service)
  if (method === 'OPTIONS') return preflight()
  const hosted = /^\/(?:f|a\/([^/]+))\/([\w.-]+)$/.exec(path)
  if (hosted) return serveFile(request, service, hosted[1], hosted[2] ?? '')
  const key = /^\/([A-Za-z0-9]{24,})$/.exec(path)?.[1]
  if (!key) return errors.notFound()
  if (method === 'HEAD') return uploadState(request, service, key)
  return method === 'PUT' ? receive(request, service, key) : errors.method()
}

/** A stored file, as the vendor's file host serves it; a private one only under a signed URL. */
function serveFile(
  request: SimulatedRequest,
  { account, files }: Service,
  app: string | undefined,
  key: string,
): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return errors.method()
  const found = app === undefined || app === account.appId ? files.find(key) : undefined
  if (!found) return errors.noSuchFile()
  if (found.acl === 'private' && refuseSignature(request, account)) return errors.private()
  return {
    status: 200,
    headers: {
      'content-type': found.type,
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: files.bytes(found),
  }
}
