import type { Answer, Asked } from '../wire/message'
import type { Provider } from '../wire/provider'
import { type Account, readToken } from './account'
import { api } from './api'
import { errors } from './errors'
import { receive, uploadState } from './receive'
import { StoredFiles } from './stored-files'

/** UploadThing's API, its door for uploads and its file host, all below one address. */
export function uploadthing(token: string, folder: string): Provider {
  const account = readToken(token)
  const files = new StoredFiles(folder)
  return {
    name: 'uploadthing',
    mount: '/uploadthing',
    answer: async (asked) => route(asked, account, files),
    failure: (kind) => (kind === 'rate_limited' ? errors.rateLimited() : errors.server()),
  }
}

async function route(asked: Asked, account: Account, files: StoredFiles): Promise<Answer> {
  const { method, path } = asked
  if (path.startsWith('/v6/')) return api(asked, account, files)
  const shown = /^\/(?:f|a\/([^/]+))\/([\w.-]+)$/.exec(path)
  if (shown) return file(method, files, account, shown[1], shown[2] ?? '')
  const key = /^\/([A-Za-z0-9]{24,})$/.exec(path)?.[1]
  if (!key) return errors.notFound()
  if (method === 'HEAD') return uploadState(asked, account, files, key)
  return method === 'PUT' ? receive(asked, account, files, key) : errors.method()
}

/** A stored file, as the vendor's file host serves it. */
function file(
  method: string,
  files: StoredFiles,
  { appId }: Account,
  app: string | undefined,
  key: string,
): Answer {
  if (method !== 'GET' && method !== 'HEAD') return errors.method()
  const found = app === undefined || app === appId ? files.find(key) : undefined
  if (!found) return errors.noSuchFile()
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
