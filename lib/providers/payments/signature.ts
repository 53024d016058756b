import Stripe from 'stripe'
import { z } from 'zod'
import { DomainError } from '../../domain/errors'
import { env } from '../../env'
import type { SignedBytes } from './payments'

const TOLERANCE_SECONDS = 300

/** The part of an event's object that is the same in every version. */
export type Mentioned = { id?: unknown; object?: unknown; metadata?: unknown }

export type SignedEvent = {
  id: string
  type: string
  /** When Stripe created it. */
  at: Date
  /** Whether it is of live mode; undefined when it does not say. */
  isLive: boolean | undefined
  /** The seller's account of the event; null: the platform's own. */
  account: string | null
  /** From a destination for thin events, which has its own secret. */
  isThin: boolean
  /** The API version of `mentioned`; null when it holds only id and kind. */
  version: string | null
  mentioned: Mentioned
}

const about = { id: z.string(), type: z.string(), livemode: z.boolean().optional() }

const Snapshot = z
  .object({
    ...about,
    object: z.literal('event'),
    created: z.number().default(0),
    account: z.string().nullish(),
    api_version: z.string().nullish(),
    data: z.object({ object: z.looseObject({}) }),
  })
  .transform(
    ({ id, type, created, livemode, account, api_version, data }): SignedEvent => ({
      ...{ id, type },
      // Stripe's time is in whole seconds: this is the end of that second.
      at: new Date((created + 1) * 1000),
      isLive: livemode,
      account: account ?? null,
      version: api_version ?? null,
      isThin: false,
      mentioned: data.object,
    }),
  )

/** Of version 2, which names its object without including it. */
const Thin = z
  .object({
    ...about,
    object: z.literal('v2.core.event'),
    created: z.coerce.date().default(new Date(0)),
    /** An account, below its organization where it has one. */
    context: z.string().nullish(),
    related_object: z.object({ id: z.string(), type: z.string() }).nullish(),
  })
  .transform(
    ({ id, type, created, livemode, context, related_object: related }): SignedEvent => ({
      ...{ id, type },
      at: created,
      isLive: livemode,
      isThin: true,
      account: context?.split('/').at(-1) ?? null,
      version: null,
      mentioned: related ? { id: related.id, object: related.type } : {},
    }),
  )

/** The event in bytes that Stripe signed within the last five minutes, with the secret of the endpoint that it belongs to;
 *  otherwise throws `validation`. */
export function verifiedEvent({ headers, bytes }: SignedBytes): SignedEvent {
  const { signature } = new Stripe(env().STRIPE_SECRET_KEY).webhooks
  const header = headers.get('stripe-signature') ?? ''
  const isSignedWith = (secret: string) => {
    try {
      return signature?.verifyHeader(Buffer.from(bytes), header, secret, TOLERANCE_SECONDS) ?? false
    } catch {
      return false
    }
  }
  const event = parse(bytes)
  if (event && secretsOf(event).some(isSignedWith)) return event
  throw new DomainError('validation', 'Cette demande n’est pas signée par Stripe.')
}

function parse(bytes: Uint8Array): SignedEvent | undefined {
  try {
    return z.union([Snapshot, Thin]).safeParse(JSON.parse(Buffer.from(bytes).toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** The secrets of the endpoints that an event can come from. Events of an account of version 2 go to either. */
function secretsOf({ account, isThin, mentioned }: SignedEvent): string[] {
  const { STRIPE_WEBHOOK_SECRET: platform, STRIPE_CONNECT_WEBHOOK_SECRET: connect } = env()
  const { STRIPE_THIN_WEBHOOK_SECRET: ofThin } = env()
  const thin = isThin && ofThin !== undefined ? [ofThin] : []
  if (mentioned.object === 'v2.core.account') return [platform, connect, ...thin]
  return [account === null ? platform : connect, ...thin]
}
