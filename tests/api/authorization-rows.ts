import { call } from '../support/api'
import { bearerOf } from '../support/people'
import type { RouteName } from '../support/routes'
import { stored } from '../support/stored'

export type Role = 'visitor' | 'stranger' | 'owner' | 'moderator' | 'admin'

/** The status each role gets. Where a path names an object there is one line for Camille's (the owner's) and one for
 *  Julien's (the stranger's): own and foreign for both. */
type Statuses = Record<Role, number>
export type Row = {
  /** What is sent; a function where it names the row's object. */
  json?: unknown
  /** The id of Camille's and of Julien's, made anew for each request where it uses it up; tickets 1 and 4 without.
   *  Where a path has two, both with a slash between. */
  objectOf?: (whose: 'camille' | 'julien') => string | Promise<string>
  /** Asked with a session opened for this one request, which it may end. */
  endsSession?: true
  /** Acts on the cookie, so that a bearer alone is nobody. */
  cookieOnly?: true
} & ({ everyone: Statuses } | { camille: Statuses; julien: Statuses })

const all = (status: number): Statuses => ({
  visitor: status,
  stranger: status,
  owner: status,
  moderator: status,
  admin: status,
})
const signedIn = (status: number) => ({ ...all(status), visitor: 401 })
const staff = (status: number) => ({ ...signedIn(status), stranger: 403, owner: 403 })
const admin = (status: number) => ({ ...staff(status), moderator: 403 })
/** The author, and the agency. */
const ticket = (status: number) => ({
  camille: { ...signedIn(status), stranger: 404 },
  julien: { ...signedIn(status), owner: 404 },
})

/** The owner, and an ADMIN. */
const owner = (status: number) => ({
  camille: { ...signedIn(status), stranger: 404, moderator: 404 },
  julien: { ...signedIn(status), owner: 404, moderator: 404 },
})
/** Its sender, and nobody else. */
const self = (status: number) => {
  const { camille, julien } = owner(status)
  return { camille: { ...camille, admin: 404 }, julien: { ...julien, admin: 404 } }
}
const SITES = { camille: '1', julien: '3' }
const siteOf = (whose: keyof typeof SITES) => SITES[whose]
const onSite = { objectOf: siteOf }
const entry = (table: string) => ({
  objectOf: async (whose: keyof typeof SITES) => {
    const [row] = await stored<{ id: number }>(
      `select id from ${table} where website_id = $1 order by position limit 1`,
      [SITES[whose]],
    )
    return String(row?.id)
  },
})
/** One more at the end of the list, to be deleted. */
const newEntry = (table: string, columns: string, values: string) => ({
  objectOf: async (whose: keyof typeof SITES) => {
    const [row] = await stored<{ id: number }>(
      `insert into ${table} (website_id, position, ${columns})
       select $1, count(*) + 1, ${values} from ${table} where website_id = $1 returning id`,
      [SITES[whose]],
    )
    return String(row?.id)
  },
})

/** An upload to the gallery that was refused. */
async function uploadOf(whose: 'camille' | 'julien'): Promise<string> {
  const [row] = await stored<{ id: string }>(
    `insert into uploads (id, user_id, purpose, website_id, name, bytes, state, error)
     select gen_random_uuid(), user_id, 'gallery', id, 'a.jpg', 1, 'failed', 'Illisible.' from websites where id = $1
     returning id`,
    [SITES[whose]],
  )
  return String(row?.id)
}

/** A new ticket's file. */
async function fileOf(whose: 'camille' | 'julien'): Promise<string> {
  const data = new FormData()
  for (const [name, value] of Object.entries(anIdea)) data.append(name, value)
  data.append('files', new Blob(['Un plan']), 'plan.txt')
  const form = new Request('http://x', { method: 'POST', body: data })
  const { body } = await call('POST', '/tickets', {
    ...(await bearerOf(whose === 'camille' ? 'owner' : 'stranger')),
    raw: new Uint8Array(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  })
  return `${body.Id}/${body.Files[0].Url.split('/').at(-1)}`
}

/** A site without the addresses of the rows before, of which it may have five. */
const siteWithoutWebhooks = async (whose: keyof typeof SITES) => {
  await stored("delete from webhook_endpoints where website_id = $1 and url like '%.invalid/%'", [
    SITES[whose],
  ])
  return SITES[whose]
}
/** An address that hears of changes, and that nobody resolves. */
const webhook = async (whose: keyof typeof SITES) => {
  const [row] = await stored<{ id: number }>(
    `insert into webhook_endpoints (website_id, url, secret)
     values ($1, 'https://site.invalid/', 'whsec_' || repeat('A', 43) || '=') returning id`,
    [await siteWithoutWebhooks(whose)],
  )
  return String(row?.id)
}
const webhookDelivery = async (whose: keyof typeof SITES) => {
  const [row] = await stored<{ id: number }>(
    `insert into webhook_deliveries (endpoint_id, event_id, type, payload) values ($1, 'msg_1', 'ping', '{}')
     returning id`,
    [await webhook(whose)],
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

/** The authorization matrix: contract §3, one row a call. */
export const rows: Record<RouteName, Row> = {
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
  'GET /websites/list': { everyone: admin(200) },
  'GET /websites/user': { everyone: signedIn(200) },
  'GET /websites/{id}': { ...onSite, ...owner(200) },
  'GET /subscriptions/{id}': { ...onSubscription, ...owner(200) },
  'GET /tickets/list': { everyone: staff(200) },
  'GET /tickets/user': { everyone: signedIn(200) },
  'POST /tickets': {
    json: anIdea,
    everyone: signedIn(201),
  },
  'POST /tickets/form': { json: anIdea, everyone: all(303) },
  'GET /tickets/{id}': ticket(200),
  'GET /tickets/{id}/messages': ticket(200),
  'GET /tickets/{id}/files/{fileId}': { objectOf: fileOf, ...ticket(200) },
  'PUT /tickets/status/{id}': { json: { status: 'open' }, ...ticket(200) },
  'POST /tickets/message/{id}': { json: { message: 'Bonjour' }, ...ticket(201) },
  // Whose picture it is: tests/api/pictures.test.ts.
  'GET /pictures/list': { everyone: all(400) },
  'POST /pictures': { json: {}, everyone: signedIn(415) },
  'GET /pictures/{name}': { everyone: all(404) },
  'DELETE /pictures/{name}': { everyone: signedIn(404) },
  'PUT /pictures/{name}': { json: { Alt: 'La salle' }, everyone: signedIn(404) },
  'POST /pictures/reorder': { json: { Id: 2_147_483_647, NewOrderIndex: 1 }, everyone: signedIn(404) },
  // The provider's side of this door is tests/api/uploads.test.ts.
  'POST /uploadthing': { json: {}, everyone: signedIn(400) },
  'POST /uploads/{id}': { objectOf: uploadOf, ...self(200) },
  'GET /testimonials/website/include/{id}': { ...onSite, ...owner(200) },
  'GET /testimonials/website/{id}': { ...onSite, camille: all(200), julien: all(200) },
  'POST /testimonials': {
    ...onSite,
    json: (id: string) => ({ ...testimonial, WebsiteId: Number(id) }),
    ...owner(201),
  },
  'PUT /testimonials/{id}': { ...entry('testimonials'), json: { Active: true }, ...owner(200) },
  'DELETE /testimonials/{id}': {
    ...newEntry('testimonials', 'content, customer_name, customer_role', "'a', 'b', 'c'"),
    ...owner(204),
  },
  'POST /testimonials/reorder': { ...entry('testimonials'), json: reorder, ...owner(200) },
  'GET /staff/website/include/{id}': { ...onSite, ...owner(200) },
  'GET /staff/website/{id}': { ...onSite, camille: all(200), julien: all(200) },
  'POST /staff': {
    ...onSite,
    json: (id: string) => ({ Name: 'Léa', Role: 'Cheffe', WebsiteId: Number(id) }),
    ...owner(201),
  },
  'PUT /staff/{id}': { ...entry('staff_members'), json: { Active: true }, ...owner(200) },
  'DELETE /staff/{id}': { ...newEntry('staff_members', 'name, role', "'a', 'b'"), ...owner(204) },
  'POST /staff/reorder': { ...entry('staff_members'), json: reorder, ...owner(200) },
  'GET /events/website/{id}': { ...onSite, camille: all(200), julien: all(200) },
  'POST /events': {
    ...onSite,
    json: (id: string) => ({ ...event, WebsiteId: Number(id) }),
    ...owner(201),
  },
  'PUT /events/{id}': { ...entry('events'), json: { Active: true }, ...owner(200) },
  'DELETE /events/{id}': {
    ...newEntry('events', 'title, description, event_date', "'a', 'b', '2030-01-01'::date"),
    ...owner(204),
  },
  'POST /events/reorder': { ...entry('events'), json: reorder, ...owner(200) },
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
  'GET /health': { everyone: all(200) },
  'GET /openapi.json': { everyone: all(200) },
  'GET /openapi.d.ts': { everyone: all(200) },
}
