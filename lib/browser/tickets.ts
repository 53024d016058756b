import type { Ticket, TicketMessage, TicketStatus } from '../domain/tickets/schema'
import { api } from './api'
import type { TicketMessage as MessageWire, Ticket as TicketWire } from './api-types'

/** The fields of a ticket that screens use. */
export type SeenTicket = Omit<Ticket, 'userId' | 'createdAt'>

const ticketOf = (wire: TicketWire): SeenTicket => ({
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
})

export const fetchTicket = async (id: number): Promise<SeenTicket> =>
  ticketOf(await api.get<TicketWire>(`/tickets/${id}`))

export const fetchMessages = async (id: number): Promise<TicketMessage[]> =>
  (await api.get<MessageWire[]>(`/tickets/${id}/messages`)).map(messageOf)

/** `since`: the last message that its author has seen; 409 when another message came after it. */
export const postMessage = async (id: number, message: string, since?: number): Promise<TicketMessage> =>
  messageOf(
    await api.post<MessageWire>(`/tickets/message/${id}`, { message, LastMessageId: since || undefined }),
  )

export const postRead = async (id: number, lastMessageId: number): Promise<void> =>
  api.post(`/tickets/${id}/read`, { LastMessageId: lastMessageId })

export const putStatus = async (id: number, status: TicketStatus): Promise<SeenTicket> =>
  ticketOf(await api.put<TicketWire>(`/tickets/status/${id}`, { status }))
