import { createHash } from 'node:crypto'
import type { Setup } from '../control/setup'
import { type Answer, json, type SimulatedRequest } from '../wire/message'
import type { Account } from './account'
import type { Callbacks } from './callbacks'
import { errors } from './errors'
import { refuseUrl } from './signature'
import type { Acl, StoredFile, StoredFiles } from './stored-files'

export interface Service {
  account: Account
  files: StoredFiles
  callbacks: Callbacks
  /** Takes a fault ordered for this request, if any. */
  fails: (
    fault: 'callback_lost' | 'callback_twice' | 'signature_expired',
    request: SimulatedRequest,
  ) => boolean
  setup: () => Setup['uploadthing']
}

/** `HEAD /{key}`: the byte from which an upload resumes. Partial uploads are not stored, so it is 0 or the file's
 *  size. */
export function uploadState(request: SimulatedRequest, { account, files }: Service, key: string): Answer {
  const start = files.find(key)?.size ?? 0
  return refuseUrl(request, account) ?? { status: 200, headers: { 'x-ut-range-start': String(start) } }
}

/** `PUT /{key}`: a form with the file, under a URL that the account signed. */
export async function receive(request: SimulatedRequest, service: Service, key: string): Promise<Answer> {
  const { account, files, callbacks, fails } = service
  const refused = refuseUrl(request, account)
  if (refused) return refused
  if (fails('signature_expired', request)) return errors.expired()
  const sent = await fileOf(request)
  if (!sent) return errors.body('The body must be a form with a `file`')
  const bytes = Buffer.from(await sent.arrayBuffer())
  if (bytes.length !== Number(request.query.get('x-ut-file-size'))) return errors.size()
  if (files.find(key)) return errors.taken()
  const file = describeFile(request, key, bytes.length, service.setup().defaultAcl)
  files.store(file, bytes)
  const origin = `${new URL(request.url).origin}/uploadthing`
  const urls = {
    url: `${origin}/f/${key}`,
    appUrl: `${origin}/a/${account.appId}/${key}`,
    ufsUrl: `${origin}/a/${account.appId}/${key}`,
    fileHash: createHash('md5').update(bytes).digest('hex'),
  }
  const { uploadedAt, acl, ...shown } = file
  const times = fails('callback_lost', request) ? 0 : fails('callback_twice', request) ? 2 : 1
  const serverData = await callbacks.notify({ ...shown, lastModified: uploadedAt, ...urls }, origin, times)
  return json(200, { ...urls, serverData })
}

function describeFile({ query }: SimulatedRequest, key: string, size: number, usualAcl: Acl): StoredFile {
  const decoded = (name: string) => decodeURIComponent(query.get(name) ?? '')
  return {
    key,
    customId: decoded('x-ut-custom-id') || null,
    name: decoded('x-ut-file-name'),
    type: decoded('x-ut-file-type'),
    size,
    uploadedAt: Date.now(),
    acl: (decoded('x-ut-acl') || usualAcl) as Acl,
  }
}

async function fileOf({ body, headers }: SimulatedRequest): Promise<File | undefined> {
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
