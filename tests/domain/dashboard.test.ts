import { describe, expect, it } from 'vitest'
import { CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { readRecentSales } from '@/lib/domain/accounting/recent-sales'
import { listLatePayments } from '@/lib/domain/billing/late-payments'
import { listUnsettledSubscriptions } from '@/lib/domain/billing/read-details'
import type { Day } from '@/lib/domain/calendar'
import { listNewLeads } from '@/lib/domain/leads/new-leads'
import { listPicturedWebsites } from '@/lib/domain/media/pictured-websites'
import { findOwnProject } from '@/lib/domain/onboarding/own-project'
import { DEFAULT_ANSWERS } from '@/lib/domain/onboarding/policy'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'
import { median, readAgencyWeek } from '@/lib/domain/overview/agency-week'
import { findLastMessages } from '@/lib/domain/tickets/last-messages'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { markRead } from '@/lib/domain/tickets/read-marks'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import { listTicketsToAnswer } from '@/lib/domain/tickets/support-queue'
import { listUnreadAnswers } from '@/lib/domain/tickets/unread-answers'
import { ledger } from '../support/ledger'

const { as, admin, rows, newClient, completeFacts, owing, subscribed, open } = await ledger()
const moderator = as(MODERATOR, 'MODERATOR')
const today = new Date().toISOString().slice(0, 10) as Day

/** A new client with a ticket that the agency has answered. */
async function answered() {
  const clientId = await newClient()
  const client = as(clientId)
  const { id } = await openTicket(client, { type: 'Bug', title: 'Une panne', description: 'La voici.' })
  const { id: lastMessageId } = await sendMessage(moderator, { ticketId: id, body: 'Nous y sommes.' })
  return { client, clientId, id, lastMessageId }
}

describe('what waits for a client', () => {
  it('is an answer until they have read it; nobody else’s', async () => {
    const { client, id, lastMessageId } = await answered()
    const unread = async (who = client) => (await listUnreadAnswers(who)).rows
    expect(await unread()).toMatchObject([{ ticketId: id, title: 'Une panne' }])
    expect((await unread(as(CAMILLE))).map(({ ticketId }) => ticketId)).not.toContain(id)
    await markRead(client, { ticketId: id, lastMessageId })
    expect(await unread()).toEqual([])
    await sendMessage(client, { ticketId: id, body: 'Merci.' })
    expect(await unread()).toEqual([])
  })

  it('names five answers and says that there are more', async () => {
    const clientId = await newClient()
    const client = as(clientId)
    for (let n = 0; n < 6; n++) {
      const ticket = await openTicket(client, { type: 'Bug', title: `Panne ${n}`, description: 'Ici.' })
      await sendMessage(moderator, { ticketId: ticket.id, body: 'Vu.' })
    }
    const { rows: found, hasMore } = await listUnreadAnswers(client)
    expect([found.map(({ title }) => title), hasMore]).toEqual([
      ['Panne 5', 'Panne 4', 'Panne 3', 'Panne 2', 'Panne 1'],
      true,
    ])
  })

  it('is a subscription with an open invoice or without service, none that is in order', async () => {
    const { id, clientId, pay, refuse } = await owing()
    const unsettled = async () => (await listUnsettledSubscriptions(as(clientId))).map((one) => one.id)
    expect(await unsettled()).toEqual([id])
    await refuse('2026-11-30')
    expect(await unsettled()).toEqual([id])
    await pay('2026-12-01')
    expect(await unsettled()).toEqual([])
  })

  it('is an invoice that waits for their details, until it is issued', async () => {
    const { id, clientId } = await subscribed('2026-11-01', '2026-11-15', {
      clientId: await newClient(false),
    })
    await open(id, '2026-11-15')
    const [waiting] = await listUnsettledSubscriptions(as(clientId))
    expect(waiting?.waitingInvoices).toHaveLength(1)
    await completeFacts(clientId)
  })
})

describe('the last line of a request', () => {
  it('is the beginning of its latest message with its author, and whether it was read', async () => {
    const { client, id } = await answered()
    expect((await findLastMessages(client, [id])).get(id)).toMatchObject({
      ...{ isUnread: true, excerpt: 'Nous y sommes.', authorId: MODERATOR, authorRole: 'MODERATOR' },
    })
    await sendMessage(client, { ticketId: id, body: 'x'.repeat(1_000) })
    const own = (await findLastMessages(client, [id])).get(id)
    expect([own?.isUnread, own?.excerpt]).toEqual([false, 'x'.repeat(160)])
  })

  it('is not told to another client', async () => {
    const { id } = await answered()
    expect(await findLastMessages(as(CAMILLE), [id])).toEqual(new Map())
  })
})

describe('a website on the dashboard', () => {
  const hash = () => crypto.randomUUID().replaceAll('-', '')
  const addPicture = async (websiteId: number | null) => {
    const name = hash()
    const [picture] = await rows(
      `insert into pictures (website_id, hash, name, width, height, mime, bytes, file_key, fallback_mime, fallback_key)
       values ($1, $2, '', 400, 300, 'image/webp', 1, $2, 'image/jpeg', $2 || '-f') returning id`,
      ...[websiteId, name],
    )
    return { id: picture.id, hash: name }
  }

  it('shows its image when it is one of our files, else its gallery’s first, else none', async () => {
    const { clientId, websiteId } = await owing()
    const shown = async () => (await listPicturedWebsites(as(clientId)))[0]?.picture?.hash ?? null
    const setImage = (url: string) => rows('update websites set image_url = $2 where id = $1', websiteId, url)
    expect(await shown()).toBeNull()
    await setImage('https://ailleurs.example/photo.jpg')
    expect(await shown()).toBeNull()
    const gallery = await addPicture(websiteId)
    await rows(
      'insert into gallery_pictures (owner_id, website_id, picture_id, position) values ($1, $1, $2, 1)',
      ...[websiteId, gallery.id],
    )
    expect(await shown()).toBe(gallery.hash)
    const upload = await addPicture(null)
    await setImage(`https://ostal.example/api/pictures/${upload.hash}.webp`)
    expect(await shown()).toBe(upload.hash)
    const foreign = await addPicture((await owing()).websiteId)
    await setImage(`https://ostal.example/api/pictures/${foreign.hash}.webp`)
    expect(await shown()).toBe(gallery.hash)
  })

  it('comes with its contract, to its own client alone', async () => {
    const { clientId, websiteId } = await owing()
    expect(await listPicturedWebsites(as(clientId))).toMatchObject([
      { id: websiteId, contract: { plan: 'basic', paymentPlan: 'monthly' } },
    ])
    expect(await listPicturedWebsites(as(await newClient()))).toEqual([])
  })
})

describe('the project of a new client', () => {
  it('is the latest that they asked for, with what its conversation promises', async () => {
    const client = as(await newClient())
    expect(await findOwnProject(client)).toBeNull()
    const { ticketId } = await submitProjectRequest(client, {
      ...DEFAULT_ANSWERS,
      ...{ selectedPlan: 'Sub Standard', preferredDays: 'Mardi' },
    })
    expect(await findOwnProject(client)).toMatchObject({
      ...{ ticketId, contactOption: 'phone', preferredDays: 'Mardi', firstAnsweredAt: null },
      answerDueAt: expect.any(Date),
    })
  })
})

describe('what waits for the agency', () => {
  const forbidden = { code: 'forbidden' }

  it('is a ticket whose turn is the agency’s, with client and site', async () => {
    const { clientId, websiteId } = await owing()
    await rows("update tickets set status = 'closed'")
    const ticket = { type: 'Bug', title: 'Une panne', description: 'La voici.', websiteId } as const
    const { id } = await openTicket(as(clientId), ticket)
    const listed = async () => (await listTicketsToAnswer(moderator)).rows
    expect(await listed()).toMatchObject([{ id, clientName: 'Léa Martin', siteName: 'Le four' }])
    await sendMessage(moderator, { ticketId: id, body: 'Nous y sommes.' })
    expect(await listed()).toEqual([])
    await expect(listTicketsToAnswer(as(clientId))).rejects.toMatchObject(forbidden)
  })

  it('is a late payment with its sum, the longest first; an administrator’s', async () => {
    await rows("update subscriptions set status = 'active'")
    const [first, second] = [await owing(), await owing()]
    await second.refuse('2026-11-30')
    await first.refuse('2026-11-30')
    await rows("update invoices set refused_on = '2026-11-29' where id = $1", second.invoiceId)
    const { rows: late } = await listLatePayments(admin('2026-12-01'))
    expect(late).toMatchObject([
      { id: second.id, clientName: 'Léa Martin', dueCents: 3_500, since: '2026-11-29', isInterrupted: false },
      { id: first.id, dueCents: 3_500, since: '2026-11-30' },
    ])
    await first.pay('2026-12-01')
    expect((await listLatePayments(admin('2026-12-01'))).rows).toHaveLength(1)
    await expect(listLatePayments(moderator)).rejects.toMatchObject(forbidden)
  })

  it('is a lead that nobody took up, the oldest first, without what programs sent', async () => {
    await rows("update contact_messages set status = 'done'")
    await rows("update project_requests set status = 'done'")
    await rows(
      `insert into contact_messages (form, sender_name, sender_email, fields, suspicious, created_at)
       select 'contact-form', name, 'a@exemple.fr', '{"subject": "devis"}', name = 'Robot', now() - days * interval '1 day'
       from (values ('Zoé', 1), ('Ali', 3), ('Robot', 2)) sent (name, days)`,
    )
    const { rows: leads } = await listNewLeads(admin(today))
    expect(leads).toMatchObject([
      { kind: 'message', name: 'Ali', subject: 'devis' },
      { kind: 'message', name: 'Zoé' },
    ])
    await expect(listNewLeads(moderator)).rejects.toMatchObject(forbidden)
  })
})

describe('the agency’s week', () => {
  it('counts leads, orders, late sums and answer times by their days', async () => {
    const now = admin('2026-12-07')
    const before = await readAgencyWeek(now)
    expect([before.before.length, before.now.length, before.now[6]?.day]).toEqual([7, 7, '2026-12-07'])
    const sum = (week: typeof before, of: 'leads' | 'lateCents') =>
      [...week.before, ...week.now].map((day) => day[of])
    const owed = await owing()
    await owed.refuse('2026-11-30')
    await owed.pay('2026-12-03')
    await rows(
      `insert into contact_messages (form, sender_name, sender_email, fields, created_at)
       values ('home-form', 'Zoé', 'a@exemple.fr', '{}', '2026-12-05T23:30:00Z')`,
    )
    const after = await readAgencyWeek(now)
    const grown = (of: 'leads' | 'lateCents') =>
      sum(after, of).map((value, index) => value - (sum(before, of)[index] ?? 0))
    // Half past midnight in Paris on the 6th.
    expect(grown('leads')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
    // From the day of the refusal to the day before the payment.
    expect(grown('lateCents')).toEqual([0, 0, 0, 0, 0, 0, 3_500, 3_500, 3_500, 0, 0, 0, 0, 0])
    await expect(readAgencyWeek(moderator)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('says the middle of some times', () => {
    expect([median([]), median([3]), median([1, 9, 2]), median([4, 1])]).toEqual([null, 3, 2, 2.5])
  })
})

describe('a shop’s recent sales', () => {
  const sell = (websiteId: number, paidAt: string, name: string, quantity: number, status = 'paid') =>
    rows(
      `with bought as (
         insert into orders (website_id, status, paid_at, items_cents, delivery_cents, total_cents, delivery_method)
         values ($1, $2, $3, $4 * 1000, 500, $4 * 1000 + 500, 'home') returning id
       )
       insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille)
       select id, length($5), $5, 'REF', $4, 1000, 55 from bought`,
      ...[websiteId, status, paidAt, quantity, name],
    )

  it('are summed by day in Paris, and its articles ranked by pieces', async () => {
    const { clientId, websiteId } = await owing()
    const owner = as(clientId, 'USER', { at: Date.parse('2026-12-07T10:00:00Z') })
    await sell(websiteId, '2026-12-06T23:30:00Z', 'Miel', 2)
    await sell(websiteId, '2026-11-20T10:00:00Z', 'Savon doux', 5)
    await sell(websiteId, '2026-12-01T10:00:00Z', 'Refusé', 9, 'refunded')
    await sell(websiteId, '2026-10-20T10:00:00Z', 'Trop ancien', 50)
    const { days, best } = await readRecentSales(owner, websiteId)
    expect([days.length, days[0]?.day, days[59]]).toEqual([
      60,
      '2026-10-09',
      { day: '2026-12-07', orders: 1, cents: 2_500 },
    ])
    expect(days.find(({ day }) => day === '2026-11-20')).toMatchObject({ cents: 5_500 })
    expect(best).toEqual([
      { productId: 10, name: 'Savon doux', picture: null, pieces: 5, cents: 5_000 },
      { productId: 4, name: 'Miel', picture: null, pieces: 2, cents: 2_000 },
    ])
    const stranger = as(await newClient(), 'USER', { at: Date.parse('2026-12-07T10:00:00Z') })
    const hidden = await readRecentSales(stranger, websiteId)
    expect([hidden.best, hidden.days.every(({ orders }) => orders === 0)]).toEqual([[], true])
  })
})
