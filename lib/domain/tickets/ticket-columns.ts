import { tickets } from '@/db/schema/tickets'

/** The columns of a ticket that all its readers may see. */
export const TICKET_COLUMNS = {
  id: tickets.id,
  userId: tickets.userId,
  type: tickets.type,
  title: tickets.title,
  status: tickets.status,
  websiteId: tickets.websiteId,
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
}

/** With the agency's internal fields. */
export const STAFF_TICKET_COLUMNS = {
  ...TICKET_COLUMNS,
  assigneeId: tickets.assigneeId,
  waitingFor: tickets.waitingFor,
  firstAnsweredAt: tickets.firstAnsweredAt,
}
