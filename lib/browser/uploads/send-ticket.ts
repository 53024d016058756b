import type { OpenTicket } from '../../domain/tickets/schema'
import { api } from '../api'
import { sendWithProgress } from './send-with-progress'

type Watch = { onProgress: (share: number) => void; signal: AbortSignal }

/** Opens a ticket with all of its files or not at all; returns its id. */
export async function sendTicket(ticket: OpenTicket, files: File[], watch: Watch): Promise<number> {
  const form = new FormData()
  form.set('ticketType', ticket.type)
  form.set('ticketName', ticket.title)
  form.set('description', ticket.description)
  if (ticket.submissionId) form.set('SubmissionId', ticket.submissionId)
  if (ticket.websiteId) form.set('WebsiteId', String(ticket.websiteId))
  for (const file of files) form.append('files', file)
  const { Id } = await api.postVia<{ Id: number }>(sendWithProgress(watch), '/tickets', form)
  return Id
}
