import { randomBytes } from 'node:crypto'
import type { Context } from '../context'
import { DomainError } from '../errors'
import type { Providers } from '../providers'
import { TICKET_FILES_MAX, TOO_MANY_FILES } from './constants'
import { fileName } from './file-name'
import { checkTicketFile } from './policy'
import { type SentTicketFile } from './schema'

export type StoredTicketFile = { name: string; bytes: number; mime: string; fileKey: string }

/** A file that passed the checks for a ticket. */
export type CheckedTicketFile = { name: string; mime: string; content: Blob }

/** Checks every file before the first is stored. */
export async function checkTicketFiles(
  files: SentTicketFile[],
  tooMany = TOO_MANY_FILES,
): Promise<CheckedTicketFile[]> {
  if (files.length > TICKET_FILES_MAX) throw refusedFiles('too_large', tooMany)
  return Promise.all(files.map(checkFile))
}

/** Stores all files or none. */
export async function storeTicketFiles(
  ctx: Context,
  checked: CheckedTicketFile[],
): Promise<StoredTicketFile[]> {
  const stored = await Promise.allSettled(checked.map((file) => storeOne(ctx.providers, file)))
  const kept = stored.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = stored.find((one) => one.status === 'rejected')
  if (!failed) return kept
  await deleteStoredFiles(ctx, kept)
  throw failed.reason
}

/** Deletes, in a job, files that were stored in vain. */
export async function deleteStoredFiles(ctx: Context, stored: StoredTicketFile[]): Promise<void> {
  const keys = stored.map(({ fileKey }) => fileKey)
  if (keys.length > 0) await ctx.transaction((tx) => tx.enqueue({ queue: 'files', keys }))
}

async function checkFile({ name: sent, content }: SentTicketFile): Promise<CheckedTicketFile> {
  const name = fileName(sent)
  const { mime, fault } = { mime: '', ...(await checkTicketFile(content, name)) }
  if (fault) throw refusedFiles(fault.code, `«\u00a0${name}\u00a0»\u00a0: ${fault.message}`)
  return { name, mime, content }
}

async function storeOne(
  { files }: Providers,
  { name, mime, content }: CheckedTicketFile,
): Promise<StoredTicketFile> {
  // As plain bytes under a random name: the provider's own host must not display it.
  const { key } = await files.store(
    content,
    `ticket-${randomBytes(16).toString('hex')}`,
    'application/octet-stream',
    'private',
  )
  return { name, mime, bytes: content.size, fileKey: key }
}

/** A refusal shown at the form's file field. */
export const refusedFiles = (code: 'validation' | 'too_large' | 'unsupported_media', message: string) =>
  new DomainError(code, message, { issues: [{ path: 'files', message }] })
