import { and, asc, eq, sql } from 'drizzle-orm'
import { contactMessages } from '@/db/schema/contact-messages'
import { discountCodes } from '@/db/schema/discount-codes'
import { pictures } from '@/db/schema/pictures'
import { projectRequests } from '@/db/schema/project-requests'
import { shops } from '@/db/schema/shops'
import { subscriptions } from '@/db/schema/subscriptions'
import { ticketFiles } from '@/db/schema/ticket-files'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { websitePublishers } from '@/db/schema/website-publishers'
import { websites } from '@/db/schema/websites'
import { getOwnAccount } from '../accounts/own-account'
import { ENTRY_TABLES } from '../content/entry-tables'
import { actingUser, type Context, type Reads } from '../context'
import { exportOrders } from '../orders/export-orders'
import { isOwnTicket, isOwnWebsite } from '../permissions/scopes'
import { readAccess } from './read-access'
import { readBilling } from './read-billing'
import { readNotices } from './read-notices'
import { readQuotes } from './read-quotes'

/** A file of the export: its path in the archive, and its text or bytes. */
export type ExportedFile = { name: string; content: string | ReadableStream<Uint8Array> }

const json = (name: string, value: unknown): ExportedFile => ({
  name,
  content: JSON.stringify(value, null, 2),
})

/** Records that the actor exports their data; called before exportData, which only reads. */
export async function recordExport(ctx: Context): Promise<void> {
  const { id } = actingUser(ctx)
  await ctx.transaction((tx) => tx.audit({ action: 'user.data-exported', subject: { type: 'user', id } }))
}

/** Everything the product stores about the actor and their websites: first as JSON, then the files, one by one. A list at the end
 *  names the files that cannot be read. */
export async function* exportData(ctx: Context): AsyncGenerator<ExportedFile> {
  yield json('compte.json', await getOwnAccount(ctx))
  yield json('acces.json', await readAccess(ctx))
  yield json('sites.json', await readWebsites(ctx))
  yield json('facturation.json', await readBilling(ctx))
  yield json('devis.json', await readQuotes(ctx))
  yield json('commandes.json', await exportOrders(ctx))
  yield json('demandes.json', await readTickets(ctx))
  yield json('projets.json', await readProjects(ctx))
  yield json('messages.json', await readContactMessages(ctx))
  yield json('signalements.json', await readNotices(ctx))
  const missing: string[] = []
  for (const { name, key } of [...(await ticketFileKeys(ctx)), ...(await pictureKeys(ctx))]) {
    const content = await ctx.providers.files.read(key).catch(() => null)
    if (content) yield { name, content }
    else missing.push(name)
  }
  if (missing.length > 0)
    yield { name: 'fichiers-manquants.txt', content: `Illisibles pour le moment :\n${missing.join('\n')}\n` }
}

async function readWebsites(reads: Reads) {
  const sites = await reads.db
    .select({
      id: websites.id,
      name: websites.name,
      url: websites.url,
      status: websites.status,
      createdAt: websites.createdAt,
      subscription: {
        plan: subscriptions.plan,
        paymentPlan: subscriptions.paymentPlan,
        priceCents: subscriptions.priceCents,
        dueDate: subscriptions.dueDate,
        status: subscriptions.status,
      },
    })
    .from(websites)
    .leftJoin(subscriptions, eq(subscriptions.id, websites.subscriptionId))
    .where(isOwnWebsite(reads))
    .orderBy(asc(websites.id))
  // One query at a time: the export of many sites must not occupy every connection.
  const exported = []
  for (const site of sites)
    exported.push({
      ...site,
      ...(await readEntries(reads, site.id)),
      ...(await readShop(reads, site.id)),
    })
  return exported
}

/** A site's publisher and how it sells; null for what was never set up. */
async function readShop({ db }: Reads, websiteId: number) {
  const [shop = null] = await db.select().from(shops).where(eq(shops.websiteId, websiteId))
  const [publisher = null] = await db
    .select()
    .from(websitePublishers)
    .where(eq(websitePublishers.websiteId, websiteId))
  const ofSite = eq(discountCodes.websiteId, websiteId)
  return {
    publisher,
    shop,
    discountCodes: await db.select().from(discountCodes).where(ofSite).orderBy(asc(discountCodes.id)),
  }
}

async function readEntries({ db }: Reads, websiteId: number) {
  const lists: Record<string, object[]> = {}
  for (const [kind, table] of Object.entries(ENTRY_TABLES))
    lists[kind] = await db
      .select()
      .from(table)
      .where(eq(table.websiteId, websiteId))
      .orderBy(asc(table.position))
  return lists
}

/** With their messages; never the agency's notes. */
async function readTickets(reads: Reads) {
  const own = isOwnTicket(reads)
  const rows = await reads.db
    .select({
      id: tickets.id,
      type: tickets.type,
      title: tickets.title,
      status: tickets.status,
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
    })
    .from(tickets)
    .where(own)
    .orderBy(asc(tickets.id))
  const messages = await reads.db
    .select({
      id: ticketMessages.id,
      ticketId: ticketMessages.ticketId,
      author: users.firstName,
      body: ticketMessages.body,
      createdAt: ticketMessages.createdAt,
    })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .innerJoin(users, eq(users.id, ticketMessages.authorId))
    .where(own)
    .orderBy(asc(ticketMessages.id))
  const files = await ticketFileKeys(reads)
  return rows.map((ticket) => ({
    ...ticket,
    messages: messages
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map(({ id, ticketId, ...message }, index) => {
        const came = files.filter((file) =>
          file.messageId === null ? file.ticketId === ticketId && index === 0 : file.messageId === id,
        )
        return { ...message, files: came.map(({ name }) => name) }
      }),
  }))
}

async function readProjects(reads: Reads) {
  return reads.db
    .select({
      ticketId: projectRequests.ticketId,
      hasWebsite: projectRequests.hasWebsite,
      newWebsite: projectRequests.newWebsite,
      websiteUrl: projectRequests.websiteUrl,
      madeByAgency: projectRequests.madeByAgency,
      isExperienced: projectRequests.isExperienced,
      wantsSubscription: projectRequests.wantsSubscription,
      wantsEcommerce: projectRequests.wantsEcommerce,
      selectedPlan: projectRequests.selectedPlan,
      annual: projectRequests.annual,
      contactOption: projectRequests.contactOption,
      preferredHours: projectRequests.preferredHours,
      preferredDays: projectRequests.preferredDays,
      exclusivePeriod: projectRequests.exclusivePeriod,
      additionalInfo: projectRequests.additionalInfo,
      createdAt: projectRequests.createdAt,
    })
    .from(projectRequests)
    .where(eq(projectRequests.clientId, actingUser(reads).clientId))
    .orderBy(asc(projectRequests.id))
}

/** The messages sent through forms from the account's address, once that is known to be the person's. */
async function readContactMessages(reads: Reads) {
  const { email, emailConfirmed } = await getOwnAccount(reads)
  if (!emailConfirmed) return []
  return reads.db
    .select({
      form: contactMessages.form,
      fields: contactMessages.fields,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(
      and(
        sql`lower(${contactMessages.senderEmail}) = ${email.toLowerCase()}`,
        eq(contactMessages.suspicious, false),
      ),
    )
    .orderBy(asc(contactMessages.id))
}

async function ticketFileKeys(reads: Reads) {
  const rows = await reads.db
    .select({
      id: ticketFiles.id,
      ticketId: ticketFiles.ticketId,
      messageId: ticketFiles.messageId,
      name: ticketFiles.name,
      key: ticketFiles.fileKey,
    })
    .from(ticketFiles)
    .innerJoin(tickets, eq(tickets.id, ticketFiles.ticketId))
    .where(isOwnTicket(reads))
    .orderBy(asc(ticketFiles.id))
  return rows.map(({ id, ticketId, messageId, name, key }) => ({
    ticketId,
    messageId,
    name: `demandes/${ticketId}/${id}-${name.replace(/[\\/:*?"<>|]/g, '_')}`,
    key,
  }))
}

async function pictureKeys(reads: Reads) {
  const rows = await reads.db
    .select({ hash: pictures.hash, websiteId: pictures.websiteId, key: pictures.fileKey })
    .from(pictures)
    .innerJoin(websites, eq(websites.id, pictures.websiteId))
    .where(isOwnWebsite(reads))
    .orderBy(asc(pictures.id))
  return rows.map(({ hash, websiteId, key }) => ({ name: `images/site-${websiteId}/${hash}.webp`, key }))
}
