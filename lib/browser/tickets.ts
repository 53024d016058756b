import type { Ticket, TicketMessage, TicketStatus } from '../domain/tickets/schema'
import { api } from './api'
import type { TicketMessage as MessageWire, Ticket as TicketWire } from './api-types'

/** What a screen knows of a ticket. */
export type SeenTicket = Omit<Ticket, 'userId' | 'createdAt'>

const ticketOf = (wire: TicketWire): SeenTicket => ({
  id: wire.Id,
  type: wire.Type,
  title: wire.Title,
  status: wire.Status,
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

export const postMessage = async (id: number, message: string): Promise<TicketMessage> =>
  messageOf(await api.post<MessageWire>(`/tickets/message/${id}`, { message }))

export const putStatus = async (id: number, status: TicketStatus): Promise<SeenTicket> =>
  ticketOf(await api.put<TicketWire>(`/tickets/status/${id}`, { status }))
