import type { Answer, Asked } from '../wire/message'
import type { Provider } from '../wire/provider'
import { readToken } from './account'
import { api } from './api'
import { Callbacks } from './callbacks'
import { preflight, readable } from './cors'
import { errors } from './errors'
import { type Place, receive, uploadState } from './receive'
import { refusedSignature } from './signature'
import { StoredFiles } from './stored-files'

/** UploadThing's API, its door for uploads and its file host, all below one address. */
export function uploadthing(token: string, folder: string, fails: Place['fails']): Provider {
  const account = readToken(token)
  const place = { account, files: new StoredFiles(folder), callbacks: new Callbacks(account), fails }
  return {
    name: 'uploadthing',
    mount: '/uploadthing',
    answer: async (asked) => readable(await route(asked, place)),
    failure: (kind) => readable(kind === 'rate_limited' ? errors.rateLimited() : errors.server()),
  }
}

const CALLS = /^\/(v6\/.+|route-metadata|callback-result)$/

async function route(asked: Asked, place: Place): Promise<Answer> {
  const { method, path } = asked
  if (CALLS.test(path)) return api(asked, place)
  if (method === 'OPTIONS') return preflight()
  const shown = /^\/(?:f|a\/([^/]+))\/([\w.-]+)$/.exec(path)
  if (shown) return file(asked, place, shown[1], shown[2] ?? '')
  const key = /^\/([A-Za-z0-9]{24,})$/.exec(path)?.[1]
  if (!key) return errors.notFound()
  if (method === 'HEAD') return uploadState(asked, place, key)
  return method === 'PUT' ? receive(asked, place, key) : errors.method()
}

/** A stored file, as the vendor's file host serves it; a private one only under a signed URL. */
function file(asked: Asked, { account, files }: Place, app: string | undefined, key: string): Answer {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return errors.method()
  const found = app === undefined || app === account.appId ? files.find(key) : undefined
  if (!found) return errors.noSuchFile()
  if (found.acl === 'private' && refusedSignature(asked, account)) return errors.private()
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
