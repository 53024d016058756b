import { z } from 'zod'
import type { KeyAccess } from '@/lib/domain/api-keys/schema'
import { EntityIdText } from '@/lib/domain/entity-id'
import type { Permission } from '@/lib/domain/permissions/policy'
import type { LimitName } from '@/lib/server/limits/limits'
import type { Names } from './names'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Who may call: everyone, users with a session, or users with a permission. The domain decides which rows they see. */
export type Access = 'public' | 'signedIn' | Permission

/** The limits of a form with files. Its files are on disk while the call runs. */
export type UploadForm = {
  /** The field that holds the files; their faults are reported under it. */
  field: string
  files: number
  fileBytes: number
  /** Of the whole form, including everything around the files. */
  formBytes: number
  /** How many such forms an instance processes at a time, once they are read. */
  concurrency: number
  /** The message when there are too many files. */
  tooMany: string
  /** How many such forms may be sent, in addition to the operation's limit. Counts requests. Without it only the operation's limit applies. */
  limit?: LimitName
  /** Whether the body may also be JSON, without files. */
  orJson?: true
  /** The form whose limit it shares. */
  concurrencyOf?: UploadForm
}

/** A provider's request as it was received. */
export type SignedRequest = { headers: Headers; bytes: Uint8Array }

/** A body that is handed on as bytes. `verify` throws `validation` unless the provider signed exactly these bytes. */
export type RawBody = { maxBytes: number; verify: (request: SignedRequest) => void | Promise<void> }

type Refusal =
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'too_large'
  | 'unsupported_media'
  | 'provider'

/** One call of the API: what route() enforces and what the OpenAPI document says of it. */
export type Operation = {
  method: Method
  /** Below /api, with {name} for parameters. */
  path: string
  tag: string
  summary: string
  access: Access
  /** The access that this request needs, where it may be stricter than `access`. */
  accessOf?: (request: { query: Record<string, string>; headers: Headers }) => Access
  /** A public call that uses the session cookie, so that its origin matters. */
  actsOnCookie?: true
  /** Only our own pages may call it, whether or not it is made on a session. Its refusals are not recorded: they would say who
   *  opened what. */
  fromOurPages?: true
  /** Readable from any site, with ETag: see public-read.ts. */
  publicRead?: true
  /** The list has an ETag per reader: its version is queried before its rows. Never cached. */
  hasVersion?: true
  /** Callable by scripts of any site. Session and bearer are ignored. */
  cors?: true
  /** What a client's key must permit to make this call; without it, keys are refused. */
  keys?: KeyAccess
  /** Whether an administrator who views a client may make this changing call. */
  whileViewing?: true
  /** Session and bearer are ignored, because checking them queries the database. */
  ignoresSession?: true
  /** How often it may be called. */
  limit?: LimitName
  /** Refuses when If-Match names only versions other than the stored one (see if-match.ts). */
  ifMatch?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The body is a form with files. */
  upload?: UploadForm
  /** The body is a provider's, handed on as bytes. */
  rawBody?: RawBody
  /** The body's names for the domain's fields, for the faults that the domain reports. */
  names?: Names
  status: 200 | 201 | 202 | 204 | 303
  answer?: z.ZodType
  /** Answers a plain array of rows; takes `limit` and `cursor`. */
  list?: { row: z.ZodType; cursor: z.ZodType }
  /** The content type of an answer that is not JSON. */
  answerType?: string
  /** Its refusals repeat their message as `error`. */
  repeatsError?: true
  /** Codes it may refuse with beyond those that follow from the rest. */
  refusals?: Refusal[]
}

/** Names an operation; its literal type tells on() what the handler gets and must answer. */
export const operation = <const Definition extends Operation>(definition: Definition): Definition =>
  definition

/** The schema of a successful JSON answer; undefined for none. */
export const answerSchema = ({ answer, list }: Operation): z.ZodType | undefined =>
  list ? z.array(list.row) : answer

export const IdParam = z.object({ id: EntityIdText })

/** An instant: ISO 8601, UTC. */
export const Instant = z.iso.datetime()
