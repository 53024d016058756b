export type Role = 'visitor' | 'stranger' | 'owner' | 'moderator' | 'admin'
/** Camille is the owner, Julien the stranger. */
export type Whose = 'camille' | 'julien'

/** The status that each role gets. A call that names an object has two sets, for Camille's and for Julien's object, so that
 *  each of them is once the owner. */
export type Statuses = Record<Role, number>

export type Row = {
  /** The row's subject, if a call has several rows. */
  case?: string
  /** The JSON body; a function if it contains the object's id. */
  json?: unknown
  /** The fields of a form that is sent with a picture. */
  form?: (id: string) => Record<string, string>
  /** The query string. */
  query?: (id: string) => string
  /** The id of Camille's or Julien's object; a new object for each request that consumes it. Tickets 1 and 4 by default.
   *  For a path with two ids, both with a slash between. */
  objectOf?: (whose: Whose) => string | Promise<string>
  /** Sent with a session opened for this request only, which it may end. */
  endsSession?: true
  /** Authenticated by cookie only: a bearer token alone counts as a visitor. */
  cookieOnly?: true
} & ({ everyone: Statuses } | { camille: Statuses; julien?: Statuses })

export const all = (status: number): Statuses => ({
  visitor: status,
  stranger: status,
  owner: status,
  moderator: status,
  admin: status,
})
export const signedIn = (status: number) => ({ ...all(status), visitor: 401 })
export const staff = (status: number) => ({ ...signedIn(status), stranger: 403, owner: 403 })
export const admin = (status: number) => ({ ...staff(status), moderator: 403 })

/** Allowed for the owner and an ADMIN. */
export const owner = (status: number) => ({
  camille: { ...signedIn(status), stranger: 404, moderator: 404 },
  julien: { ...signedIn(status), owner: 404, moderator: 404 },
})
/** The same status for every role, owner or not. */
export const everybody = (status: number) => ({ camille: all(status), julien: all(status) })
/** Allowed for the owner and an ADMIN; 404 for everyone else, with or without a session. */
export const ownerOnly = (status: number) => ({
  camille: { ...all(404), owner: status, admin: status },
  julien: { ...all(404), stranger: status, admin: status },
})
/** A public read of Camille's inactive website. */
export const ofInactive = { camille: { ...all(403), owner: 200, admin: 200 } }
