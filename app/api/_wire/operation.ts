import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** public: no session needed; staff: MODERATOR or ADMIN. Who may see which row is the domain's business. */
export type Access = 'public' | 'signedIn' | 'staff' | 'admin'

/** One call of the API: what route() enforces and what the OpenAPI document says of it. */
export type Operation<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  method: Method
  /** Below /api, with {name} for parameters. */
  path: string
  tag: string
  summary: string
  access: Access
  /** A public call that acts on the session cookie, so that its origin matters. */
  actsOnCookie?: true
  /** Answers a plain array; takes limit and cursor. */
  list?: true
  /** Readable from any site: see publicRead(). */
  publicRead?: true
  /** The body is a form with files, and counts as an upload of its sender. `attached`: it may be JSON without them too,
   *  and the files lie on the disk while the call runs. */
  upload?: true | 'attached'
  /** The content type of an answer that is no JSON. */
  answerType?: string
  /** What may stand behind the question mark; the route reads it. */
  query?: z.ZodObject
  params?: Params
  body?: Body
  status: 200 | 201 | 202 | 204 | 303
  answer?: Answer
  /** Codes it may refuse with beyond those of every call. */
  refusals?: (
    | 'unauthenticated'
    | 'forbidden'
    | 'not_found'
    | 'conflict'
    | 'rate_limited'
    | 'too_large'
    | 'unsupported_media'
    | 'provider'
  )[]
}

/** Names an operation with the types of its schemas kept. */
export function operation<
  Params extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodVoid,
>(definition: Operation<Params, Body, Answer>): Operation<Params, Body, Answer> {
  return definition
}

const NOT_AN_ID = { error: 'L’identifiant doit être un entier positif.' }
const GREATEST = 2_147_483_647

export const Id = z
  .int(NOT_AN_ID)
  .positive(NOT_AN_ID)
  .max(GREATEST, { error: `L’identifiant ne peut pas dépasser ${GREATEST.toLocaleString('fr-FR')}.` })
const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, NOT_AN_ID)
  .transform(Number)
  .pipe(Id)
  // Told as the number that it is, not as the text of an address.
  .meta({ override: { type: 'integer', minimum: 1, maximum: GREATEST, pattern: undefined } })
export const IdParam = z.object({ id: idInPath })

/** An instant: ISO 8601, UTC. */
export const Instant = z.iso.datetime()
export const instantToWire = (instant: Date): string => instant.toISOString()
