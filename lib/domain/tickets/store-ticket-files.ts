import { randomBytes } from 'node:crypto'
import type { Context } from '../context'
import { DomainError } from '../errors'
import type { Providers } from '../providers'
import { fileName } from './file-name'
import { checkTicketFile } from './policy'
import { type SentTicketFile, TICKET_FILES_MAX, TOO_MANY_FILES } from './schema'

export type StoredTicketFile = { name: string; bytes: number; mime: string; fileKey: string }

/** Checks every file, then stores them all or none. What was stored for none is deleted by a job. */
export async function storeTicketFiles(ctx: Context, files: SentTicketFile[]): Promise<StoredTicketFile[]> {
  if (files.length > TICKET_FILES_MAX) throw refusedFiles('too_large', TOO_MANY_FILES)
  const checked = await Promise.all(files.map(checkFile))
  const stored = await Promise.allSettled(checked.map((file) => storeOne(ctx.providers, file)))
  const kept = stored.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = stored.find((one) => one.status === 'rejected')
  if (!failed) return kept
  const keys = kept.map(({ fileKey }) => fileKey)
  if (keys.length > 0) await ctx.transaction((tx) => tx.enqueue({ queue: 'files', keys }))
  throw failed.reason
}

type Checked = { name: string; mime: string; content: Blob }

async function checkFile({ name: sent, content }: SentTicketFile): Promise<Checked> {
  const name = fileName(sent)
  const { mime, fault } = { mime: '', ...(await checkTicketFile(content, name)) }
  if (fault) throw refusedFiles(fault.code, `«\u00a0${name}\u00a0»\u00a0: ${fault.message}`)
  return { name, mime, content }
}

async function storeOne({ files }: Providers, { name, mime, content }: Checked): Promise<StoredTicketFile> {
  // As plain bytes under a random name: the provider's own host must not show it to anybody.
  const { key } = await files.store(
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
