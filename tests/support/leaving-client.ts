import { ADMIN, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { hashPassword } from '@/lib/domain/accounts/password'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { createKey } from '@/lib/domain/api-keys/create-key'
import { logIn } from '@/lib/domain/log-in/log-in'
import { DEFAULT_ANSWERS } from '@/lib/domain/onboarding/policy'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'
import { mailOrder } from '@/lib/domain/orders/mail-order'
import { createOrderLink } from '@/lib/domain/orders/order-link'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import { storeFile } from '@/lib/providers/files/store-file'
import { logInInput } from './accounts'
import type { debitBooks } from './debit-books'

type Books = Awaited<ReturnType<typeof debitBooks>>

/** Values that no other row of the database contains. */
export const CLIENT = {
  ...{ firstName: 'Zénobie', lastName: 'Quatrefages', email: 'zenobie.quatrefages@depart.example' },
  ...{ phone: '06 41 41 52 63', address: '77 impasse des Lucioles', business: 'Lucioles Quatrefages SARL' },
}
const NAME = `${CLIENT.firstName} ${CLIENT.lastName}`
export const SHOPPER = {
  ...{ name: 'Théodule Brindamour', email: 'theodule.brindamour@acheteur.example' },
  ...{ phone: '07 41 52 63 74', line1: '13 chemin des Alouettes' },
}

const OLD = "now() - interval '120 days'"
const sentFile = (name: string) => ({
  name,
  content: new Blob([new Uint8Array(Buffer.from(`Le plan de ${NAME}`))]),
  digest: 'd',
})

/** A client who has used every feature, with a shop that has sold, and whose contract has ended. */
export async function leavingClient({
  as,
  rows,
  automatic,
  open,
  today,
  newClient,
  debitOf,
}: Books & {
  debitOf: (invoiceId: number) => Promise<unknown>
}) {
  const id = await newClient()
  const client = as(id)
  await rows(
    `update users set email = $2, first_name = $3, last_name = $4, phone = $5, address = $6, business_name = $7, city = 'Lucioles-sur-Lez',
       email_confirmed_at = now(), password_hash = $8 where id = $1`,
    ...[id, CLIENT.email, CLIENT.firstName, CLIENT.lastName, CLIENT.phone, CLIENT.address, CLIENT.business],
    await hashPassword(SAMPLE_PASSWORD),
  )
  await rows(
    `update clients set billing_name = $2, billing_line1 = $3, billing_emails = array['compta@depart.example'],
       purchase_reference = 'Bon Quatrefages' where id = $1`,
    ...[id, NAME, CLIENT.address],
  )
  const saved = await automatic(undefined, { clientId: id, name: `Site de ${NAME}` })
  const { id: invoiceId } = await open(saved.id, today)
  await debitOf(invoiceId)
  await rows(
    `update subscriptions set ends_on = $2, end_reason = 'notice', ended_at = now(), status = 'inactive' where id = $1`,
    ...[saved.id, today],
  )
  await rows(
    `insert into subscription_warnings (subscription_id, reason, warned_on, deadline, created_at) values ($1, $2, now(), now(), now())`,
    ...[saved.id, `${NAME} ne répond plus.`],
  )
  await writeToAgency({ as, rows, id })
  await quotesOf({ as, rows, id })
  const { websiteId, keys } = await shopOf({ as, rows, id })
  await ordersOf({ as, rows, websiteId })
  await logIn(as(), logInInput(CLIENT.email))
  await requestLink(as(), { email: CLIENT.email, purpose: 'reset_password' })
  await createKey(client, { websiteId, name: `Clé de ${NAME}`, access: 'read' })
  return { id, websiteId, keys }
}

type Part = Pick<Books, 'as' | 'rows'> & { id: number }

async function writeToAgency({ as, rows, id }: Part) {
  const client = as(id)
  const ticket = await openTicket(client, {
    ...{ type: 'Suggestion', title: `Une idée de ${CLIENT.firstName}`, description: `Appelez ${NAME}.` },
    files: [sentFile('plan-quatrefages.txt')],
  })
  await sendMessage(as(ADMIN, 'ADMIN'), { ticketId: ticket.id, body: `Bonjour ${NAME}, c’est noté.` })
  await rows(
    `insert into ticket_notes (ticket_id, author_id, body) values ($1, $2, $3)`,
    ...[ticket.id, ADMIN, `${NAME} paie tard.`],
  )
  // In another client's conversation.
  await rows(
    `insert into ticket_notes (ticket_id, author_id, body) values (1, $1, $2)`,
    ...[ADMIN, `Comme pour ${NAME.toUpperCase()} (${CLIENT.phone}).`],
  )
  await rows(
    `insert into canned_answers (title, body) values ($1, $2)`,
    ...[`Pour ${NAME}`, `Bonjour ${NAME}, voici.`],
  )
  await rows(
    `insert into contact_messages (form, sender_name, sender_email, fields, notes) values ('contact-form', $1, $2, $3, $4)`,
    ...[NAME, CLIENT.email.toUpperCase(), { message: `Je suis ${NAME}` }, `${NAME} a rappelé.`],
  )
  await submitProjectRequest(client, {
    ...DEFAULT_ANSWERS,
    ...{ selectedPlan: 'Sub Standard', additionalInfo: `Le site de ${NAME}` },
  })
  for (const user of [id, ADMIN])
    await rows(
      `insert into refused_forms (user_id, message, issues, values) values ($1, 'Refusé', '{}', $2)`,
      ...[user, { email: CLIENT.email, lastName: CLIENT.lastName }],
    )
  await rows(`insert into mail_failures (address, kind, at) values ($1, 'undelivered', now())`, CLIENT.email)
  await rows(
    `insert into pgboss.job (name, data) values ('dead-letters', $1)`,
    JSON.stringify({ kind: 'decide-agency', clientName: NAME }),
  )
}

async function quotesOf({ rows, id }: Part) {
  for (const [status, number] of [
    ['sent', 'D-2026-9001'],
    ['accepted', 'D-2026-9002'],
  ]) {
    const [quote] = await rows(
      `insert into quotes (client_id, number, status, version, email, first_name, last_name, client_kind, deposit_permille,
         delivery_weeks, note, sent_at, valid_until)
       values ($1, $2, $3, 1, $4, $5, $6, 'consumer', 300, 6, $7, now(), '2099-01-01') returning id`,
      ...[id, number, status, CLIENT.email, CLIENT.firstName, CLIENT.lastName, `Pour ${NAME}`],
    )
    await rows(
      `insert into quote_versions (quote_id, version, document, quote_text, terms_text, hash, sent_at)
       values ($1, 1, '{}', $2, 'CGV', repeat('a', 64), now())`,
      ...[quote?.id, `Devis de ${NAME}`],
    )
    if (status === 'accepted')
      await rows(
        `insert into quote_acceptances (quote_id, version, hash, typed_name, accepted_at, network_hash, payable_from)
         values ($1, 1, repeat('a', 64), $2, now(), 'n', now())`,
        ...[quote?.id, NAME],
      )
  }
  await rows(
    `insert into contract_offers (client_id, plan, payment_plan, price_cents, client_kind, starts_at_once, offer_text, terms_text,
       accepted_at, network_hash, lapsed_at)
     values ($1, 'basic', 'monthly', 3500, 'consumer', true, $2, 'CGV', now(), 'n', now())`,
    ...[id, `Offre à ${NAME}`],
  )
}

async function shopOf({ rows, id }: Part) {
  const [site] = await rows(
    `insert into websites (client_id, name, url, image_url, status) values ($1, $2, 'https://quatrefages.example', 'https://quatrefages.example/a.webp', 'inactive')
     returning id`,
    ...[id, `Chez ${NAME}`],
  )
  const websiteId = Number(site?.id)
  await rows(
    `insert into shops (website_id, legal_name, address_line1, email, phone) values ($1, $2, $3, $4, $5)`,
    ...[websiteId, CLIENT.business, CLIENT.address, CLIENT.email, CLIENT.phone],
  )
  await rows(
    `insert into products (website_id, name, price_cents, weight_grams, notes) values ($1, 'Miel', 100, 100, $2)`,
    ...[websiteId, `Recette de ${NAME}`],
  )
  await rows(
    `insert into testimonials (website_id, position, customer_name, customer_role, content) values ($1, 1, $2, 'Cliente', 'Bien')`,
    ...[websiteId, NAME],
  )
  await rows(
    `insert into staff_members (website_id, position, name, role) values ($1, 1, $2, 'Gérante')`,
    ...[websiteId, NAME],
  )
  await rows(
    `insert into events (website_id, position, title, description, event_date) values ($1, 1, $2, 'Fête', '2026-12-01')`,
    ...[websiteId, `Les 40 ans de ${NAME}`],
  )
  await rows(
    `insert into discount_codes (website_id, code, percent) values ($1, 'QUATREFAGES', 10)`,
    websiteId,
  )
  const keys: string[] = []
  for (const _ of ['picture', 'fallback'])
    keys.push((await storeFile(Buffer.from('image'), `${'0'.repeat(32)}.webp`, 'image/webp')).key)
  const [picture] = await rows(
    `insert into pictures (website_id, hash, name, alt, width, height, mime, bytes, file_key, fallback_mime, fallback_key)
     values ($1, repeat('e', 32), $2, $2, 10, 10, 'image/webp', 5, $3, 'image/jpeg', $4) returning id`,
    ...[websiteId, `Portrait de ${NAME}`, ...keys],
  )
  await rows(
    `insert into gallery_pictures (owner_id, website_id, picture_id, position) values ($1, $1, $2, 1)`,
    ...[websiteId, picture?.id],
  )
  await rows(
    `insert into uploads (id, user_id, purpose, owner_id, name, bytes, state, picture_id) values (gen_random_uuid(), $1, 'gallery', $2, 'quatrefages.jpg', 5, 'done', $3)`,
    ...[ADMIN, websiteId, picture?.id],
  )
  const [endpoint] = await rows(
    `insert into webhook_endpoints (website_id, url, secret) values ($1, 'https://quatrefages.example/hook', 'whsec_' || repeat('A', 43) || '=')
     returning id`,
    websiteId,
  )
  await rows(
    `insert into webhook_deliveries (endpoint_id, event_id, type, payload) values ($1, 'e1', 'staff.updated', $2)`,
    ...[endpoint?.id, JSON.stringify({ name: NAME })],
  )
  return { websiteId, keys }
}

/** Two orders of one shopper, delivered long ago, with all dependent rows. */
export async function ordersOf({ as, rows, websiteId }: Pick<Books, 'as' | 'rows'> & { websiteId: number }) {
  const seller = { legalName: CLIENT.business, addressLine1: CLIENT.address, email: CLIENT.email, city: '' }
  const ids: number[] = []
  for (const delivery of ['home', 'relay']) {
    const [shopper] = await rows(
      `insert into customers (website_id, name, email, phone) values ($1, $2, $3, $4) returning id`,
      ...[websiteId, SHOPPER.name, SHOPPER.email, SHOPPER.phone],
    )
    const [order] = await rows(
      `insert into orders (website_id, customer_id, status, created_at, paid_at, shipped_at, delivered_at, items_cents, delivery_cents,
         total_cents, delivery_method, shipping_line1, shipping_zip, shipping_city, shipping_country, relay_point_name, seller,
         payment_intent_id, expedition_number, label_url, network_hash, submission_id, submission_hash, refunded_cents)
       values ($1, $2, 'delivered', ${OLD}, ${OLD}, ${OLD}, ${OLD}, 1250, 450, 1700, $3, $4, '34000', 'Montpellier', 'FR', $5, $6,
         'pi_' || gen_random_uuid(), 'E' || gen_random_uuid(), $7, 'n', gen_random_uuid(), 'h', 100) returning id`,
      ...[websiteId, shopper?.id, delivery, SHOPPER.line1, `Chez ${SHOPPER.name}`, seller],
      `https://carrier.example/?name=${encodeURIComponent(SHOPPER.name)}&to=brindamour`,
    )
    ids.push(Number(order?.id))
    await rows(
      `insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille, customization)
       values ($1, 1, 'Miel', 'P-1', 1, 1250, 55, $2)`,
      ...[order?.id, `Pour ${SHOPPER.name}`],
    )
    await rows(
      `insert into return_requests (order_id, submission_id, reason, created_at, seen_at) values ($1, gen_random_uuid(), $2, now(), now())`,
      ...[order?.id, `${SHOPPER.name} ne l’aime pas`],
    )
    await rows(
      `insert into refunds (order_id, amount_cents, status, reason) values ($1, 100, 'succeeded', $2)`,
      ...[order?.id, `Geste pour ${SHOPPER.name}`],
    )
    await rows(
      `insert into shipments (order_id, state, attempt_id, started_at, carrier, refusal, other_number) values ($1, 'made', gen_random_uuid(), now(), 'Mondial Relay', $2, $3)`,
      ...[order?.id, { reasons: [{ field: null, message: `Adresse de ${SHOPPER.name}` }] }, 'BRINDAMOUR-1'],
    )
    await rows(
      `insert into shipment_labels (order_id, pdf, stored_at) values ($1, $2, now())`,
      ...[order?.id, Buffer.from(`%PDF ${SHOPPER.name}`)],
    )
    await rows(
      `insert into shipping_batches (website_id, started_at, lines) values ($1, now(), $2)`,
      ...[
        websiteId,
        JSON.stringify([{ orderId: order?.id, outcome: 'refused', message: `Adresse de ${SHOPPER.name}` }]),
      ],
    )
    await as(ADMIN, 'ADMIN').transaction(async (tx) => {
      await createOrderLink(tx, Number(order?.id))
      await mailOrder(tx, Number(order?.id))
    })
  }
  await rows(
    `insert into mail_failures (address, kind, at) values ($1, 'bounced', now()) on conflict do nothing`,
    SHOPPER.email,
  )
  return ids
}
