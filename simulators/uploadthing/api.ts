import { type Answer, json, type SimulatedRequest } from '../wire/message'
import { errors } from './errors'
import type { Service } from './receive'
import { signature } from './signature'
import { type Acl, acls, type StoredFile } from './stored-files'

type Body = {
  limit?: number
  offset?: number
  fileKeys?: string[]
  customIds?: string[]
  fileKey?: string
  customId?: string
  /** In seconds. */
  expiresIn?: number
  updates?: { fileKey?: string; customId?: string; newName?: string; acl?: Acl }[]
}

/** Answers the calls authenticated by the account's key. */
export function api(request: SimulatedRequest, service: Service): Answer {
  const call = calls[request.path]
  if (!call) return errors.notFound()
  if (request.method !== 'POST') return errors.method()
  if (request.headers['x-uploadthing-api-key'] !== service.account.apiKey) return errors.apiKey()
  const body = parseBody(request.body)
  return body ? call(body, service, request) : errors.body('The body must be a JSON object')
}

const calls: Record<string, (body: Body, service: Service, request: SimulatedRequest) => Answer> = {
  '/route-metadata': (body, { callbacks }) => callbacks.register(body),
  '/callback-result': (body, { callbacks }) => callbacks.result(body),

  '/v6/listFiles'({ limit = 500, offset = 0 }, { files }) {
    const all = files.list()
    const page = all.slice(offset, offset + limit)
    return json(200, { hasMore: offset + limit < all.length, files: page.map(toListedFile) })
  },

  '/v6/getUsageInfo'(_body, { files, setup }) {
    const { limitBytes, otherBytes } = setup()
    const own = files.list().reduce((sum, { size }) => sum + size, 0)
    const usage = { totalBytes: own + otherBytes, appTotalBytes: own, filesUploaded: files.list().length }
    return json(200, { ...usage, limitBytes })
  },

  '/v6/deleteFiles'({ fileKeys, customIds }, { files }) {
    const keys = fileKeys ?? customIds
    if (!Array.isArray(keys)) return errors.body('fileKeys or customIds is required')
    const found = keys.map((key) => files.find(key)).filter((file) => file !== undefined)
    for (const file of found) files.delete(file)
    return json(200, { success: true, deletedCount: found.length })
  },

  '/v6/renameFiles'({ updates }, { files }) {
    if (!Array.isArray(updates)) return errors.body('updates is required')
    for (const { fileKey, customId, newName } of updates) {
      const file = files.find(fileKey ?? customId ?? '')
      if (!file || !newName) return errors.noSuchFile()
      files.rename(file, newName)
    }
    return json(200, { success: true })
  },

  '/v6/updateACL'({ updates }, { files }) {
    if (!Array.isArray(updates)) return errors.body('updates is required')
    for (const { fileKey, customId, acl } of updates) {
      const file = files.find(fileKey ?? customId ?? '')
      if (!file) return errors.noSuchFile()
      if (!acl || !acls.includes(acl)) return errors.body(`acl: ${acls.join('|')}`)
      files.setAcl(file, acl)
    }
    return json(200, { success: true })
  },

  '/v6/requestFileAccess'({ fileKey, customId, expiresIn = 3600 }, { files, account }, request) {
    const file = files.find(fileKey ?? customId ?? '')
    if (!file) return errors.noSuchFile()
    const url = new URL(`/uploadthing/a/${account.appId}/${file.key}`, request.url)
    url.searchParams.set('expires', String(Date.now() + expiresIn * 1000))
    url.searchParams.set('signature', signature(account, url.href))
    return json(200, { url: url.href, ufsUrl: url.href })
  },
}

function toListedFile({ key, customId, name, size, uploadedAt }: StoredFile) {
  return { id: key, key, customId, name, size, status: 'Uploaded', uploadedAt }
}

function parseBody(body: Buffer): Body | undefined {
  try {
    const value = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
