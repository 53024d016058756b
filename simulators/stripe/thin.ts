import type Stripe from 'stripe'
import { newId } from './objects'

type Notification = Omit<
  Stripe.V2.Core.Events.UnknownEventNotification,
  'context' | 'fetchEvent' | 'fetchRelatedObject'
> & { context?: string }

/** An event in thin form: it names its object without including it. */
export function thin({ id, type, account, created, livemode, data }: Stripe.Event): Notification {
  const { id: of, object } = data.object as { id: string; object: string }
  const event = {
    object: 'v2.core.event',
    created: new Date(created * 1000).toISOString(),
    livemode,
  } as const
  // An event of the platform itself, to which the account belongs.
  if (object === 'account')
    return {
      ...event,
      id: newId('evt_v2'),
      type: 'v2.core.account[requirements].updated',
      related_object: { id: of, type: 'v2.core.account', url: `/v2/core/accounts/${of}` },
    }
  return {
    ...event,
    id: newId('evt_v2'),
    type: `v1.${type}`,
    related_object: { id: of, type: object, url: urlOf(object, of) },
    snapshot_event: id,
    ...(account && { context: account }),
  }
}

const urlOf = (object: string, id: string) =>
  `/v1/${object === 'checkout.session' ? 'checkout/sessions' : `${object}s`}/${id}`
