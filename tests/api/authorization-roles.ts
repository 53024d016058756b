export type Role = 'visitor' | 'stranger' | 'owner' | 'moderator' | 'admin'
/** Camille is the owner, Julien the stranger. */
export type Whose = 'camille' | 'julien'

/** The status each role gets. Where a call names an object there is one line for Camille's and one for Julien's: own and
 *  foreign for both. */
export type Statuses = Record<Role, number>

export type Row = {
  /** What this row is about, where a call has several. */
  case?: string
  /** What is sent; a function where it names the row's object. */
  json?: unknown
  /** The fields of a form that is sent with a picture. */
  form?: (id: string) => Record<string, string>
  /** What stands behind the question mark. */
  query?: (id: string) => string
  /** The id of Camille's and of Julien's, made anew for each request where it uses it up; tickets 1 and 4 without.
   *  Where a path has two, both with a slash between. */
  objectOf?: (whose: Whose) => string | Promise<string>
  /** Asked with a session opened for this one request, which it may end. */
  endsSession?: true
  /** Acts on the cookie, so that a bearer alone is nobody. */
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

/** The owner, and an ADMIN. */
export const owner = (status: number) => ({
  camille: { ...signedIn(status), stranger: 404, moderator: 404 },
  julien: { ...signedIn(status), owner: 404, moderator: 404 },
})
/** Every role, the owner and others alike. */
export const everybody = (status: number) => ({ camille: all(status), julien: all(status) })
/** The owner and an ADMIN; for everybody else it is not there, session or not. */
export const ownerOnly = (status: number) => ({
  camille: { ...all(404), owner: status, admin: status },
  julien: { ...all(404), stranger: status, admin: status },
})
/** A public read of Camille's inactive website. */
export const ofInactive = { camille: { ...all(403), owner: 200, admin: 200 } }
