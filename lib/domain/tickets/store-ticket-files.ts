import { randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import type { storeFile } from '@/lib/providers/files/store-file'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { fileName } from './file-name'
import { checkTicketFile, TOO_MANY_FILES } from './policy'
import { type SentTicketFile, TICKET_FILES_MAX } from './schema'

export type StoreFile = typeof storeFile
export type StoredTicketFile = { name: string; bytes: number; mime: string; fileKey: string }

/** Uploads of this instance at a time, whoever sends. */
const oneOfFour = pLimit(4)

/** Checks every file, then stores them all or none. What was stored for none is deleted by a job. */
export async function storeTicketFiles(
  ctx: Context,
  store: StoreFile,
  files: SentTicketFile[],
): Promise<StoredTicketFile[]> {
  if (files.length > TICKET_FILES_MAX) throw refusedFiles('too_large', TOO_MANY_FILES)
  const checked = await Promise.all(files.map(checkedFile))
  const stored = await Promise.allSettled(checked.map((file) => oneOfFour(() => storeOne(store, file))))
  const kept = stored.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = stored.find((one) => one.status === 'rejected')
  if (!failed) return kept
  if (kept.length > 0) await ctx.enqueue({ queue: 'files', keys: kept.map(({ fileKey }) => fileKey) })
  throw failed.reason
}

type Checked = { name: string; mime: string; content: Blob }

async function checkedFile({ name: sent, content }: SentTicketFile): Promise<Checked> {
  const name = fileName(sent)
  const { mime, fault } = { mime: '', ...(await checkTicketFile(content, name)) }
  if (fault) throw refusedFiles(fault.code, `«\u00a0${name}\u00a0»\u00a0: ${fault.message}`)
  return { name, mime, content }
}

async function storeOne(store: StoreFile, { name, mime, content }: Checked): Promise<StoredTicketFile> {
  // As plain bytes under a drawn name: the provider's own host must not show it to anybody.
  const { key } = await store(
    content,
    `ticket-${randomBytes(16).toString('hex')}`,
    'application/octet-stream',
    'private',
  )
  return { name, mime, bytes: content.size, fileKey: key }
}

/** A refusal that stands at the form's files. */
export const refusedFiles = (code: 'validation' | 'too_large' | 'unsupported_media', message: string) =>
  new DomainError(code, message, { issues: [{ path: 'files', message }] })
