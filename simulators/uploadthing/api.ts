import { type Answer, type Asked, json } from '../wire/message'
import type { Account } from './account'
import { errors } from './errors'
import type { StoredFile, StoredFiles } from './stored-files'

type Body = {
  limit?: number
  offset?: number
  fileKeys?: string[]
  customIds?: string[]
  updates?: { fileKey?: string; customId?: string; newName?: string }[]
}

/** The calls below `/v6`, by the account's key. */
export function api(asked: Asked, { apiKey }: Account, files: StoredFiles): Answer {
  const call = calls[asked.path.slice('/v6/'.length)]
  if (!call) return errors.notFound()
  if (asked.method !== 'POST') return errors.method()
  if (asked.headers['x-uploadthing-api-key'] !== apiKey) return errors.apiKey()
  const body = parsed(asked.body)
  return body ? call(body, files) : errors.body('The body must be a JSON object')
}

const calls: Record<string, (body: Body, files: StoredFiles) => Answer> = {
  listFiles({ limit = 500, offset = 0 }, files) {
    const all = files.list()
    const page = all.slice(offset, offset + limit)
    return json(200, { hasMore: offset + limit < all.length, files: page.map(shown) })
  },

  deleteFiles({ fileKeys, customIds }, files) {
    const keys = fileKeys ?? customIds
    if (!Array.isArray(keys)) return errors.body('fileKeys or customIds is required')
    const found = keys.map((key) => files.find(key)).filter((file) => file !== undefined)
    for (const file of found) files.delete(file)
    return json(200, { success: true, deletedCount: found.length })
  },

  renameFiles({ updates }, files) {
    if (!Array.isArray(updates)) return errors.body('updates is required')
    for (const { fileKey, customId, newName } of updates) {
      const file = files.find(fileKey ?? customId ?? '')
      if (!file || !newName) return errors.noSuchFile()
      files.rename(file, newName)
    }
    return json(200, { success: true })
  },
}

function shown({ key, customId, name, size, uploadedAt }: StoredFile) {
  return { id: key, key, customId, name, size, status: 'Uploaded', uploadedAt }
}

function parsed(body: Buffer): Body | undefined {
  try {
    const value = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
