import { createHash } from 'node:crypto'
import { type Answer, type Asked, json } from '../wire/message'
import type { Account } from './account'
import type { Callbacks } from './callbacks'
import { errors } from './errors'
import { refusedUrl } from './signature'
import type { Acl, StoredFile, StoredFiles } from './stored-files'

export interface Place {
  account: Account
  files: StoredFiles
  callbacks: Callbacks
  /** Whether something is to go wrong now. */
  fails: (fault: 'callback_lost' | 'callback_twice' | 'signature_expired', asked: Asked) => boolean
}

/** `HEAD /{key}`: from which byte an upload goes on. Half uploads are not kept, so that is 0 or the whole. */
export function uploadState(asked: Asked, { account, files }: Place, key: string): Answer {
  const start = files.find(key)?.size ?? 0
  return refusedUrl(asked, account) ?? { status: 200, headers: { 'x-ut-range-start': String(start) } }
}

/** `PUT /{key}`: a form with the file, under a URL that the account signed. */
export async function receive(asked: Asked, place: Place, key: string): Promise<Answer> {
  const { account, files, callbacks, fails } = place
  const refused = refusedUrl(asked, account)
  if (refused) return refused
  if (fails('signature_expired', asked)) return errors.expired()
  const sent = await fileOf(asked)
  if (!sent) return errors.body('The body must be a form with a `file`')
  const bytes = Buffer.from(await sent.arrayBuffer())
  if (bytes.length !== Number(asked.query.get('x-ut-file-size'))) return errors.size()
  if (files.find(key)) return errors.taken()
  const file = described(asked, key, bytes.length)
  files.store(file, bytes)
  const origin = `http://${asked.headers.host}/uploadthing`
  const urls = {
    url: `${origin}/f/${key}`,
    appUrl: `${origin}/a/${account.appId}/${key}`,
    ufsUrl: `${origin}/a/${account.appId}/${key}`,
    fileHash: createHash('md5').update(bytes).digest('hex'),
  }
  const { uploadedAt, acl, ...shown } = file
  const times = fails('callback_lost', asked) ? 0 : fails('callback_twice', asked) ? 2 : 1
  const serverData = await callbacks.tell({ ...shown, lastModified: uploadedAt, ...urls }, origin, times)
  return json(200, { ...urls, serverData })
}

function described({ query }: Asked, key: string, size: number): StoredFile {
  const decoded = (name: string) => decodeURIComponent(query.get(name) ?? '')
  return {
    key,
    customId: decoded('x-ut-custom-id') || null,
    name: decoded('x-ut-file-name'),
    type: decoded('x-ut-file-type'),
    size,
    uploadedAt: Date.now(),
    acl: (decoded('x-ut-acl') || 'public-read') as Acl,
  }
}

async function fileOf({ body, headers }: Asked): Promise<File | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData()
    const file = form.get('file')
    return file instanceof File ? file : undefined
  } catch {
    return undefined
  }
}
