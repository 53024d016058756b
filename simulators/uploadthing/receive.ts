import { createHash } from 'node:crypto'
import { type Answer, type Asked, json } from '../wire/message'
import type { Account } from './account'
import { errors } from './errors'
import { refusedUrl } from './signature'
import type { StoredFiles } from './stored-files'

/** `HEAD /{key}`: from which byte an upload goes on. Half uploads are not kept, so that is 0 or the whole. */
export function uploadState(asked: Asked, account: Account, files: StoredFiles, key: string): Answer {
  const start = files.find(key)?.size ?? 0
  return refusedUrl(asked, account) ?? { status: 200, headers: { 'x-ut-range-start': String(start) } }
}

/** `PUT /{key}`: a form with the file, under a URL that the account signed. */
export async function receive(
  asked: Asked,
  account: Account,
  files: StoredFiles,
  key: string,
): Promise<Answer> {
  const refused = refusedUrl(asked, account)
  if (refused) return refused
  const file = await fileOf(asked)
  if (!file) return errors.body('The body must be a form with a `file`')
  const bytes = Buffer.from(await file.arrayBuffer())
  if (bytes.length !== Number(asked.query.get('x-ut-file-size'))) return errors.size()
  if (files.find(key)) return errors.taken()
  const decoded = (name: string) => decodeURIComponent(asked.query.get(name) ?? '')
  files.store(
    {
      key,
      customId: decoded('x-ut-custom-id') || null,
      name: decoded('x-ut-file-name'),
      type: decoded('x-ut-file-type'),
      size: bytes.length,
      uploadedAt: Date.now(),
    },
    bytes,
  )
  const base = `http://${asked.headers.host}/uploadthing`
  return json(200, {
    url: `${base}/f/${key}`,
    appUrl: `${base}/a/${account.appId}/${key}`,
    ufsUrl: `${base}/a/${account.appId}/${key}`,
    fileHash: createHash('md5').update(bytes).digest('hex'),
    serverData: null,
  })
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
