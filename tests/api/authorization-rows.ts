import { inject } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '@/db/seed/sample-payments'
import { call } from '../support/api'
import { bearerOf } from '../support/people'
import type { RouteName } from '../support/routes'
import { pictureOf } from '../support/sample-pictures'
import { stored } from '../support/stored'
import {
  entry,
  newEntry,
  newLabel,
  newOrder,
  newPickup,
  newProduct,
  newSize,
  newSubscription,
  newUser,
  newWebsite,
  onInactiveSite,
  onSite,
  orderToHome,
  SITES,
  unknownShipment,
} from './authorization-objects'
import { pictureRows } from './authorization-pictures'
import {
  admin,
  all,
  everybody,
  ofInactive,
  owner,
  ownerOnly,
  type Row,
  signedIn,
  staff,
  type Whose,
} from './authorization-roles'
import { contractOf, invoiceOf } from './billing-objects'

/** Allowed for the author and the agency. */
const ticket = (status: number) => ({
  camille: { ...signedIn(status), stranger: 404 },
  julien: { ...signedIn(status), owner: 404 },
})

/** Allowed for the agency; the author gets 403. */
const desk = (status: number) => ({
  camille: { ...staff(status), stranger: 404 },
  julien: { ...staff(status), owner: 404 },
})

/** Allowed only for its sender. */
const self = (status: number) => {
  const { camille, julien } = owner(status)
  return { camille: { ...camille, admin: 404 }, julien: { ...julien, admin: 404 } }
}
/** A failed upload to the gallery. */
async function uploadOf(whose: Whose): Promise<string> {
  const [row] = await stored<{ id: string }>(
    `insert into uploads (id, user_id, purpose, owner_id, name, bytes, state, error)
     select gen_random_uuid(), client_id, 'gallery', id, 'a.jpg', 1, 'failed', 'Illisible.' from websites where id = $1
     returning id`,
    [SITES[whose]],
  )
  return String(row?.id)
}

/** A new ticket's file. */
async function fileOf(whose: Whose, content: BlobPart = 'Un plan', name = 'plan.txt'): Promise<string> {
  const data = new FormData()
  for (const [name, value] of Object.entries(anIdea)) data.append(name, value)
  data.append('files', new Blob([content]), name)
  const form = new Request('http://x', { method: 'POST', body: data })
  const { body } = await call('POST', '/tickets', {
    ...(await bearerOf(whose === 'camille' ? 'owner' : 'stranger')),
    raw: new Uint8Array(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  })
  return `${body.Id}/${body.Files[0].Url.split('/').at(-1)}`
}

const pictureFileOf = async (whose: Whose) =>
  fileOf(whose, new Uint8Array(await pictureOf.png()), 'photo.png')

/** Deletes the endpoints of earlier rows, because a site may have at most five. */
const siteWithoutWebhooks = async (whose: Whose) => {
  await stored("delete from webhook_endpoints where website_id = $1 and url like '%.invalid/%'", [
    SITES[whose],
  ])
  return SITES[whose]
}
/** A webhook address whose host does not resolve. */
const webhook = async (whose: Whose) => {
  const [row] = await stored<{ id: number }>(
    `insert into webhook_endpoints (website_id, url, secret)
     values ($1, 'https://site.invalid/', 'whsec_' || repeat('A', 43) || '=') returning id`,
    [await siteWithoutWebhooks(whose)],
  )
  return String(row?.id)
}
const key = async (whose: Whose) => {
  const [row] = await stored<{ id: number }>(
    `insert into api_keys (website_id, user_id, name, access, prefix, key_hash)
     select id, client_id, 'Vitrine', 'read', 'ostal_', gen_random_uuid()::text from websites where id = $1 returning id`,
    [SITES[whose]],
  )
  return String(row?.id)
}
/** Deletes the keys of earlier rows, because a site may have at most ten. */
const siteWithoutKeys = async (whose: Whose) => {
  await stored("delete from api_keys where website_id = $1 and name = 'Vitrine'", [SITES[whose]])
  return SITES[whose]
}
const webhookDelivery = async (whose: Whose) => {
  const [row] = await stored<{ id: number }>(
    `insert into webhook_deliveries (endpoint_id, event_id, type, payload) values ($1, 'msg_1', 'ping', '{}')
     returning id`,
    [await webhook(whose)],
  )
  return String(row?.id)
}

/** The payment provider refuses the next request. */
async function refusedByProvider(): Promise<string> {
  for (const fault of ['none', 'rate_limited'])
    await fetch(`${inject('simulators')}/_control/faults`, {
      method: 'POST',
      body: JSON.stringify({ provider: 'stripe', fault }),
    })
  return ''
}

/** Camille's and Julien's accounts. */
const onAccount = { objectOf: (whose: Whose) => (whose === 'camille' ? '2' : '3') }
const administration = (status: number) => ({ camille: admin(status), julien: admin(status) })
/** A random minimum amount, far above the orders of other tests and not used by another rule. */
const nextAmount = () => 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000)
const feeRule = async (whose: Whose) => {
  const [row] = await stored<{ id: number }>(
    `insert into fee_rules (client_id, min_amount_cents, fixed_fee_cents, percentage) values ($1, $2, 25, 2.9)
     returning id`,
    [onAccount.objectOf(whose), nextAmount()],
  )
  return String(row?.id)
}

// Each has a subscription of the same number.
const onSubscription = onSite

const anIdea = { ticketType: 'Suggestion', ticketName: 'Une idée', description: 'La voici.' }
const testimonial = { Content: 'Parfait.', CustomerName: 'Paul', CustomerRole: 'Client' }
const event = { Title: 'Fête', Description: 'Le soir.', EventDate: '2030-05-01' }
const reorder = (id: string) => ({ Id: Number(id), NewOrderIndex: 1 })

const project = {
  hasWebsite: false,
  newWebsite: true,
  isExperienced: false,
  wantsSubscription: true,
  wantsEcommerce: false,
  selectedPlan: 'Sub Basic',
  annual: true,
  contactOption: 'email',
}

/** The authorization matrix: contract §3, one row per call, or one per case if the cases differ. */
export const rows: Record<RouteName, Row | Row[]> = {
  'POST /auth/login': { json: { Email: 'personne@ostal.example', Password: 'faux' }, everyone: all(401) },
  'POST /auth/token': { cookieOnly: true, everyone: signedIn(200) },
  'POST /auth/logout': { endsSession: true, everyone: all(204) },
  'GET /auth/status': { everyone: all(200) },
  'POST /auth/signup': { json: {}, everyone: all(400) },
  'POST /auth/forgot': { json: { Email: 'personne@ostal.example' }, everyone: all(204) },
  'POST /auth/reset': { json: { Token: 'inconnu', Password: 'Un-mot-de-passe-neuf' }, everyone: all(400) },
  'POST /auth/confirm': { json: { Token: 'inconnu' }, everyone: all(400) },
  'GET /users/info': { everyone: signedIn(200) },
  'POST /users/color': { json: { Color: '2f68ed' }, everyone: signedIn(204) },
  'POST /users/password': {
    json: { CurrentPassword: 'faux', NewPassword: 'Un-mot-de-passe-neuf' },
    everyone: signedIn(400),
  },
  'GET /users/list': { everyone: admin(200) },
  // An empty body: allowed callers get a validation error.
  'POST /users': { json: {}, everyone: admin(400) },
  'PUT /users/{id}': { ...onAccount, json: {}, ...administration(200) },
  'DELETE /users/{id}': { ...onAccount, ...administration(409) },
  // Both have active contracts.
  'POST /users/{id}/anonymisation': { ...onAccount, ...administration(409) },
  'POST /users/change-password': {
    json: { Id: 999_999_999, NewPassword: 'Un-mot-de-passe-neuf' },
    everyone: admin(404),
  },
  'GET /users/{id}/fees': { ...onAccount, ...administration(200) },
  'POST /users/fees/{id}': {
    ...onAccount,
    json: () => ({ MinAmount: nextAmount(), FixedFee: 25, PercentageFee: 2.9 }),
    ...administration(201),
  },
  'PUT /users/fees/{id}': { objectOf: feeRule, json: { FixedFee: 30 }, ...administration(200) },
  'DELETE /users/fees/{id}': { objectOf: feeRule, ...administration(204) },
  'GET /websites/list': { everyone: admin(200) },
  'GET /websites/user': { everyone: signedIn(200) },
  'GET /websites/{id}': { ...onSite, ...owner(200) },
  'POST /websites': {
    objectOf: newUser,
    json: (id: string) => ({ UserId: Number(id), Name: 'Un site', Url: 'https://un-site.example' }),
    camille: admin(201),
  },
  'PUT /websites/{id}': { objectOf: newWebsite, json: { Name: 'Renommé' }, camille: admin(200) },
  'DELETE /websites/{id}': { objectOf: newWebsite, camille: admin(204) },
  'PUT /websites/status/{id}': { ...onSite, json: { status: 'active' }, ...owner(200) },
  'GET /subscriptions/list': { everyone: admin(200) },
  'GET /subscriptions/{id}': { ...onSubscription, ...owner(200) },
  'POST /subscriptions': {
    objectOf: newUser,
    json: (id: string) => ({ UserId: Number(id), Price: 35, DueDate: '2030-01-31' }),
    camille: admin(201),
  },
  'PUT /subscriptions/{id}': { objectOf: newSubscription, json: { Price: 35.5 }, camille: admin(200) },
  'DELETE /subscriptions/{id}': { objectOf: newSubscription, camille: admin(204) },
  'GET /subscriptions/{id}/timeline': { ...onSubscription, ...owner(200) },
  'GET /subscriptions/{id}/termination': [
    { ...onSubscription, ...owner(200) },
    {
      case: 'in the past',
      ...onSubscription,
      query: () => '?on=2000-01-01',
      ...owner(400),
    },
  ],
  'POST /subscriptions/{id}/termination': [
    { objectOf: contractOf, json: {}, ...owner(200) },
    {
      case: 'that was given before',
      objectOf: contractOf,
      json: { On: '2026-01-01' },
      camille: { ...owner(403).camille, admin: 200 },
      julien: { ...owner(403).julien, admin: 200 },
    },
  ],
  'DELETE /subscriptions/{id}/termination': { objectOf: contractOf, ...owner(200) },
  'GET /subscriptions/{id}/change': {
    objectOf: contractOf,
    query: () => '?plan=basic&payementPlan=yearly',
    ...owner(200),
  },
  'POST /subscriptions/{id}/change': {
    objectOf: contractOf,
    json: { Plan: 'basic', PayementPlan: 'yearly', AmountDueCents: 0 },
    ...owner(200),
  },
  'DELETE /subscriptions/{id}/change': { objectOf: contractOf, ...owner(200) },
  'GET /invoices/user': { everyone: signedIn(200) },
  'GET /invoices/list': { query: () => '?limit=5', everyone: admin(200) },
  'GET /invoices/{id}': { objectOf: invoiceOf, ...owner(200) },
  'GET /invoices/{id}/pdf': { objectOf: invoiceOf, ...owner(200) },
  'GET /invoices/{id}/xml': { objectOf: invoiceOf, ...owner(200) },
  // Nobody pays for another client.
  'POST /invoices/pay': {
    objectOf: invoiceOf,
    json: (id: string) => ({ Ids: [Number(id)] }),
    camille: { ...owner(200).camille, admin: 404 },
    julien: { ...owner(200).julien, admin: 404 },
  },
  'POST /invoices/{id}/payments': {
    objectOf: invoiceOf,
    json: { On: '2026-01-01', Reference: 'VIR 1' },
    ...administration(200),
  },
  'POST /invoices/{id}/credit-note': {
    objectOf: invoiceOf,
    json: { Reason: 'geste commercial', AmountCents: 100 },
    ...administration(201),
  },
  'GET /tickets/list': { everyone: staff(200) },
  'GET /tickets/user': { everyone: signedIn(200) },
  'POST /tickets': {
    json: anIdea,
    everyone: signedIn(201),
  },
  'POST /tickets/form': { json: anIdea, everyone: all(303) },
  'POST /pictures/form': { json: {}, everyone: all(303) },
  'GET /tickets/{id}': ticket(200),
  'GET /tickets/{id}/messages': ticket(200),
  'GET /tickets/{id}/files/{fileId}': { objectOf: fileOf, ...ticket(200) },
  'GET /tickets/{id}/files/{fileId}/preview': { objectOf: pictureFileOf, ...ticket(200) },
  'PUT /tickets/status/{id}': { json: { status: 'open' }, ...ticket(200) },
  'POST /tickets/message/{id}': [
    { json: { message: 'Bonjour' }, ...ticket(201) },
    { case: 'after an answer that was not seen', json: { message: 'Oui', LastMessageId: 1 }, ...ticket(409) },
  ],
  'POST /tickets/{id}/read': { json: { LastMessageId: 1 }, ...ticket(204) },
  'GET /tickets/{id}/notes': desk(200),
  'POST /tickets/{id}/notes': { json: { Note: 'Entre nous.' }, ...desk(201) },
  'PUT /tickets/{id}/assignee': { json: { AssigneeId: 4 }, camille: staff(200), julien: staff(200) },
  ...pictureRows,
  // The provider's calls are tested in tests/api/uploads.test.ts.
  'POST /resend/webhook': { json: {}, everyone: all(400) },
  // The provider’s calls are tested in tests/api/uploads.test.ts.
  'POST /uploadthing': { json: {}, everyone: signedIn(400) },
  'POST /uploads/{id}': { objectOf: uploadOf, ...self(200) },
  // A caller without an account reaches the provider, which refuses here, so that the sample people stay unchanged.
  'POST /stripe/account': {
    objectOf: refusedByProvider,
    camille: { ...signedIn(502), owner: 200 },
  },
  'POST /stripe/checkout/{id}': [
    { ...onSite, json: [], ...everybody(400) },
    { case: 'for a cart', objectOf: () => '2', json: [{ productId: 1, quantity: 1 }], camille: all(200) },
    {
      case: 'of an inactive website',
      ...onInactiveSite,
      json: [{ productId: 1, quantity: 1 }],
      camille: all(403),
    },
  ],
  // The provider's calls are tested in tests/api/checkout.test.ts.
  'POST /stripe/webhook': { json: {}, everyone: all(400) },
  'POST /stripe/account_link': {
    json: { account: SAMPLE_PAYMENT_ACCOUNT },
    everyone: { ...signedIn(404), owner: 200 },
  },
  'GET /testimonials/website/include/{id}': { ...onSite, ...owner(200) },
  'GET /testimonials/website/{id}': [
    { ...onSite, ...everybody(200) },
    { case: 'of an inactive website', ...onInactiveSite, ...ofInactive },
  ],
  'POST /testimonials': {
    ...onSite,
    json: (id: string) => ({ ...testimonial, WebsiteId: Number(id) }),
    ...owner(201),
  },
  'PUT /testimonials/{id}': { ...entry('testimonials'), json: { Active: true }, ...owner(200) },
  'DELETE /testimonials/{id}': { ...newEntry('testimonials'), ...owner(204) },
  'POST /testimonials/reorder': { ...entry('testimonials'), json: reorder, ...owner(200) },
  'GET /staff/website/include/{id}': { ...onSite, ...owner(200) },
  'GET /staff/website/{id}': [
    { ...onSite, ...everybody(200) },
    { case: 'of an inactive website', ...onInactiveSite, ...ofInactive },
  ],
  'POST /staff': {
    ...onSite,
    json: (id: string) => ({ Name: 'Léa', Role: 'Cheffe', WebsiteId: Number(id) }),
    ...owner(201),
  },
  'PUT /staff/{id}': { ...entry('staff_members'), json: { Active: true }, ...owner(200) },
  'DELETE /staff/{id}': { ...newEntry('staff_members'), ...owner(204) },
  'POST /staff/reorder': { ...entry('staff_members'), json: reorder, ...owner(200) },
  'GET /events/website/{id}': [
    { ...onSite, ...everybody(200) },
    { case: 'of an inactive website', ...onInactiveSite, ...ofInactive },
  ],
  'POST /events': {
    ...onSite,
    json: (id: string) => ({ ...event, WebsiteId: Number(id) }),
    ...owner(201),
  },
  'PUT /events/{id}': { ...entry('events'), json: { Active: true }, ...owner(200) },
  'DELETE /events/{id}': { ...newEntry('events'), ...owner(204) },
  'POST /events/reorder': { ...entry('events'), json: reorder, ...owner(200) },
  'GET /products/website/{id}': [
    { ...onSite, ...everybody(200) },
    { case: 'of an inactive website', ...onInactiveSite, ...ofInactive },
  ],
  'GET /products/{id}': [
    { ...newProduct(), ...everybody(200) },
    { case: 'hidden', ...newProduct({ active: false }), ...ownerOnly(200) },
    { case: 'of an inactive website', ...newProduct({ site: { camille: '4', julien: '4' } }), ...ofInactive },
  ],
  'POST /products': {
    ...onSite,
    json: (id: string) => ({ Name: 'Miel', Price: 9.5, Weight: 420, WebsiteId: Number(id) }),
    ...owner(201),
  },
  'PUT /products/{id}': { ...newProduct(), json: { Active: 0 }, ...owner(200) },
  'DELETE /products/{id}': { ...newProduct(), ...owner(204) },
  'PUT /products/stock/{id}': { ...newProduct(), json: { Quantity: 3 }, ...owner(200) },
  'POST /products/{id}/sizes': { ...newProduct(), json: { Size: 'M', Stock: 2 }, ...owner(201) },
  'PUT /products/sizes/{id}': { ...newSize, json: { LowStockThreshold: 2 }, ...owner(200) },
  'DELETE /products/sizes/{id}': { ...newSize, ...owner(204) },
  'GET /orders/website/{id}': [
    { ...onSite, ...owner(200) },
    {
      case: 'of one status',
      ...onSite,
      query: () => '?status=paid&limit=2',
      ...owner(200),
    },
  ],
  'GET /orders/{id}': { ...newOrder, ...owner(200) },
  'GET /orders/{id}/label': { ...newLabel, ...owner(200) },
  'PUT /orders/shipment/{id}': { ...unknownShipment, json: { Retry: true }, ...owner(200) },
  'POST /mondialrelay/ship': {
    objectOf: async (whose: Whose) => `${await newOrder.objectOf(whose)}/${SITES[whose]}`,
    json: (both: string) => {
      const [orderId, websiteId] = both.split('/').map(Number)
      return { orderId, websiteId }
    },
    // A cancelled order.
    ...owner(409),
  },
  // It is cancelled.
  'POST /orders/{id}/refund': { ...newOrder, json: { amountCents: 100 }, ...owner(409) },
  'PUT /orders/{id}': { ...newPickup, json: { customer: { Name: 'Sophie Martin' } }, ...owner(200) },
  'POST /orders/{id}/confirmation': { ...newPickup, ...owner(204) },
  'PUT /orders/status/{id}': { ...newPickup, json: { status: 'delivered' }, ...owner(200) },
  'POST /orders/{id}/shipment': { ...orderToHome, json: { Carrier: 'Colissimo' }, ...owner(200) },
  'POST /mondialrelay/webhook': { json: {}, everyone: all(400) },
  'GET /orders/{id}/packing-slip': { ...newOrder, ...owner(200) },
  'GET /orders/{id}/receipt': { ...newPickup, ...owner(200) },
  'POST /users/export': { everyone: signedIn(200) },
  'GET /keys/website/{id}': { ...onSite, ...owner(200) },
  'POST /keys': {
    objectOf: siteWithoutKeys,
    json: (id: string) => ({ WebsiteId: Number(id), Name: 'Vitrine', Access: 'read' }),
    ...owner(201),
  },
  'DELETE /keys/{id}': { objectOf: key, ...owner(204) },
  'GET /webhooks/website/{id}': { ...onSite, ...owner(200) },
  'POST /webhooks': {
    objectOf: siteWithoutWebhooks,
    json: (id: string) => ({ WebsiteId: Number(id), Url: 'https://site.invalid/' }),
    ...owner(201),
  },
  'PUT /webhooks/{id}': { objectOf: webhook, json: { Active: false }, ...owner(200) },
  'POST /webhooks/{id}/secret': { objectOf: webhook, ...owner(200) },
  'DELETE /webhooks/{id}': { objectOf: webhook, ...owner(204) },
  'POST /webhooks/{id}/test': { objectOf: webhook, ...owner(202) },
  'GET /webhooks/{id}/deliveries': { objectOf: webhook, ...owner(200) },
  'POST /webhooks/deliveries/{id}/retry': { objectOf: webhookDelivery, ...owner(202) },
  'POST /ostal/new_custommer': { json: project, everyone: signedIn(201) },
  'POST /mail': { json: { template: 'aucun' }, everyone: all(400) },
  'POST /page-views': { query: () => '?path=/contact', everyone: all(204) },
  'GET /mondialrelay/points': { query: () => '?country=FR&zip=34000&weight=800', everyone: all(200) },
  'POST /shipping/quote': [
    { json: {}, everyone: all(400) },
    {
      case: 'of an inactive website',
      json: { websiteId: 4, items: [{ productId: 1, quantity: 1 }], country: 'FR', zip: '34000' },
      everyone: all(403),
    },
  ],
  'GET /shipping/free-delivery': [
    { query: () => '?website=2&items=1:1', everyone: all(200) },
    { case: 'of an inactive website', query: () => '?website=4&items=1:1', everyone: all(403) },
  ],
  'GET /health': { everyone: all(200) },
  'GET /openapi.json': { everyone: all(200) },
  'GET /openapi.d.ts': { everyone: all(200) },
}
