import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import { contentNotices } from '@/db/schema/content-notices'
import { feeRules } from '@/db/schema/fee-rules'
import { mailFailures } from '@/db/schema/mail-failures'
import { projectRequests } from '@/db/schema/project-requests'
import { quotes, quoteVersions } from '@/db/schema/quotes'
import { refusedForms } from '@/db/schema/refused-forms'
import { ticketFiles } from '@/db/schema/ticket-files'
import { ticketReads, tickets } from '@/db/schema/tickets'
import type { Tx } from '../context'
import { forgetLead, forgetTickets } from '../jobs/forget-person'

type Person = {
  id: number
  addresses: string[]
  /** An address confirmed as the person's own; null without one. */
  ownAddress: string | null
}

/** Deletes what a client wrote and received: requests with their messages, notes and files, projects, form messages. */
export async function eraseTraces(tx: Tx, { id, addresses, ownAddress }: Person): Promise<void> {
  const projects = await tx.db
    .delete(projectRequests)
    .where(eq(projectRequests.clientId, id))
    .returning({ id: projectRequests.id })
  for (const project of projects) await forgetLead(tx, { kind: 'projet', id: project.id })
  await eraseLeads(tx, { id, ownAddress })
  await eraseQuotes(tx, id, addresses)
  await eraseTickets(tx, id)
  await tx.db.delete(ticketReads).where(eq(ticketReads.userId, id))
  await tx.db.delete(feeRules).where(eq(feeRules.clientId, id))
  const lower = addresses.map((address) => address.toLowerCase())
  // The forms of the agency's staff: input that names a person may have been refused and kept.
  for (const address of lower)
    await tx.db
      .delete(refusedForms)
      .where(sql`position(${address}::text in lower(${refusedForms.values}::text)) > 0`)
  await tx.db.delete(mailFailures).where(inArray(mailFailures.address, lower))
}

/** Deletes the messages sent from the person's own address, and those that became their quotes. */
async function eraseLeads(tx: Tx, { id, ownAddress }: Omit<Person, 'addresses'>): Promise<void> {
  const quoted = tx.db.select({ id: quotes.contactMessageId }).from(quotes).where(eq(quotes.clientId, id))
  const messages = await tx.db
    .delete(contactMessages)
    .where(
      or(
        inArray(contactMessages.id, quoted),
        ownAddress === null
          ? undefined
          : sql`lower(${contactMessages.senderEmail}) = ${ownAddress.toLowerCase()}`,
      ),
    )
    .returning({ id: contactMessages.id })
  // The notice itself is kept, with its decision.
  if (ownAddress !== null)
    await tx.db
      .update(contentNotices)
      .set({ senderName: null, senderEmail: null })
      .where(sql`lower(${contentNotices.senderEmail}) = ${ownAddress.toLowerCase()}`)
  for (const message of messages) await forgetLead(tx, { kind: 'message', id: message.id })
}

/** With their messages, notes and files, also at the provider. */
async function eraseTickets(tx: Tx, clientId: number): Promise<void> {
  const own = tx.db.select({ id: tickets.id }).from(tickets).where(eq(tickets.clientId, clientId))
  const files = await tx.db
    .select({ key: ticketFiles.fileKey })
    .from(ticketFiles)
    .where(inArray(ticketFiles.ticketId, own))
  await forgetTickets(tx, own.getSQL())
  await tx.db.delete(tickets).where(eq(tickets.clientId, clientId))
  if (files.length > 0) await tx.enqueue({ queue: 'files', keys: files.map(({ key }) => key) })
}

/** An accepted quote is kept unchanged, as its invoices are. */
async function eraseQuotes(tx: Tx, clientId: number, addresses: string[]): Promise<void> {
  const lower = addresses.map((address) => address.toLowerCase())
  const isOwn = and(
    ne(quotes.status, 'accepted'),
    or(eq(quotes.clientId, clientId), inArray(sql`lower(${quotes.email})`, lower)),
  )
  const open = tx.db.select({ id: quotes.id }).from(quotes).where(isOwn)
  await tx.db.delete(quoteVersions).where(inArray(quoteVersions.quoteId, open))
  await tx.db.delete(quotes).where(isOwn)
}
