import type { Ticket, TicketMessage, TicketStatus } from '../domain/tickets/schema'
import { api } from './api'
import type { TicketMessage as MessageWire, Ticket as TicketWire } from './api-types'
import { sendWithProgress } from './uploads/send-with-progress'

/** The fields of a ticket that screens use. */
export type TicketView = Omit<Ticket, 'userId' | 'createdAt'>

const ticketOf = (wire: TicketWire): TicketView => ({
  id: wire.Id,
  type: wire.Type,
  title: wire.Title,
  status: wire.Status,
  websiteId: wire.WebsiteId,
  updatedAt: new Date(wire.Updated_at),
})

const messageOf = (wire: MessageWire): TicketMessage => ({
  id: wire.Id,
  authorId: wire.Author,
  authorName: wire.AuthorName,
  authorRole: wire.AuthorRole,
  body: wire.Message,
  createdAt: new Date(wire.Created_at),
  files: (wire.Files ?? []).map(({ Name, Url, Size, PreviewUrl }) => ({
    id: Number(Url.split('/').at(-1)),
    name: Name,
    bytes: Size,
    hasPreview: PreviewUrl !== undefined,
  })),
})

export const fetchTicket = async (id: number): Promise<TicketView> =>
  ticketOf(await api.get<TicketWire>(`/tickets/${id}`))

export type Messages = { messages: TicketMessage[]; tag: string | undefined }

/** `tag`: the ETag of the known messages; null when they have not changed. */
export async function fetchMessages(id: number, tag?: string): Promise<Messages | null> {
  const answer = await api.getUnlessKnown<MessageWire[]>(`/tickets/${id}/messages`, tag)
  return answer && { messages: answer.body.map(messageOf), tag: answer.tag }
}

type Sent = { submissionId: string; body: string; since?: number | undefined; files?: File[] }

/** A repeat with the same `submissionId` sends it once. `since`: the last message that its author has seen; 409 when another
 *  message came after it. `onProgress` gets the share of its files that has been sent, 0 to 1. */
export async function postMessage(
  id: number,
  { submissionId, body, since, files = [] }: Sent,
  onProgress: (share: number) => void,
): Promise<TicketMessage> {
  const path = `/tickets/message/${id}`
  const keyed = { message: body, SubmissionId: submissionId }
  if (files.length === 0)
    return messageOf(await api.post<MessageWire>(path, { ...keyed, LastMessageId: since || undefined }))
  const form = new FormData()
  for (const [name, value] of Object.entries(keyed)) form.set(name, value)
  if (since) form.set('LastMessageId', String(since))
  for (const file of files) form.append('files', file)
  const via = sendWithProgress({ onProgress, signal: new AbortController().signal })
  return messageOf(await api.postVia<MessageWire>(via, path, form))
}

export const postRead = async (id: number, lastMessageId: number): Promise<void> =>
  api.post(`/tickets/${id}/read`, { LastMessageId: lastMessageId })

export const putStatus = async (id: number, status: TicketStatus): Promise<TicketView> =>
  ticketOf(await api.put<TicketWire>(`/tickets/status/${id}`, { status }))
