import type { RouteName } from '../support/routes'

export type Role = 'visitor' | 'stranger' | 'owner' | 'moderator' | 'admin'

/** The status each role gets. Where a path names an object there is one line for Camille's (the owner's) and one for
 *  Julien's (the stranger's): own and foreign for both. */
type Statuses = Record<Role, number>
export type Row = {
  json?: unknown
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
  'GET /tickets/list': { everyone: staff(200) },
  'GET /tickets/user': { everyone: signedIn(200) },
  'POST /tickets': {
    json: { ticketType: 'Suggestion', ticketName: 'Une idée', description: 'La voici.' },
    everyone: signedIn(201),
  },
  'GET /tickets/{id}': ticket(200),
  'GET /tickets/{id}/messages': ticket(200),
  'PUT /tickets/status/{id}': { json: { status: 'open' }, ...ticket(200) },
  'POST /tickets/message/{id}': { json: { message: 'Bonjour' }, ...ticket(201) },
  // Whose picture it is: tests/api/pictures.test.ts.
  'GET /pictures/list': { everyone: all(400) },
  'POST /pictures': { json: {}, everyone: signedIn(415) },
  'GET /pictures/{name}': { everyone: all(404) },
  'DELETE /pictures/{name}': { everyone: signedIn(404) },
  'POST /ostal/new_custommer': { json: project, everyone: signedIn(201) },
  'POST /mail': { json: { template: 'aucun' }, everyone: all(400) },
  'GET /health': { everyone: all(200) },
  'GET /openapi.json': { everyone: all(200) },
}
