import { eq, inArray, sql } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import { feeRules } from '@/db/schema/fee-rules'
import { mailFailures } from '@/db/schema/mail-failures'
import { projectRequests } from '@/db/schema/project-requests'
import { ticketReads, tickets } from '@/db/schema/tickets'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import { forgetLead } from '../jobs/forget-person'

type Person = {
  id: number
  addresses: string[]
  /** Known to be the person's own; null without one. */
  ownAddress: string | null
}

/** Deletes what a client wrote and was written: requests with their messages, notes and files, projects, messages of the forms. The
 *  files go with the nightly sweep. */
export async function eraseTraces(tx: Tx, { id, addresses, ownAddress }: Person): Promise<void> {
  const projects = await tx.db
    .delete(projectRequests)
    .where(eq(projectRequests.clientId, id))
    .returning({ id: projectRequests.id })
  for (const project of projects) await forgetLead(tx, { kind: 'projet', id: project.id })
  await tx.db.delete(tickets).where(eq(tickets.clientId, id))
  await tx.db.delete(ticketReads).where(eq(ticketReads.userId, id))
  await tx.db.delete(feeRules).where(eq(feeRules.clientId, id))
  const sites = tx.db.select({ id: websites.id }).from(websites).where(eq(websites.clientId, id))
  await tx.db.delete(webhookEndpoints).where(inArray(webhookEndpoints.websiteId, sites))
  const lower = addresses.map((address) => address.toLowerCase())
  await tx.db.delete(mailFailures).where(inArray(mailFailures.address, lower))
  if (ownAddress === null) return
  const messages = await tx.db
    .delete(contactMessages)
    .where(sql`lower(${contactMessages.senderEmail}) = ${ownAddress.toLowerCase()}`)
    .returning({ id: contactMessages.id })
  for (const message of messages) await forgetLead(tx, { kind: 'message', id: message.id })
}
