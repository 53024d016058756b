import type Stripe from 'stripe'
import { errors } from './errors'
import type { StoredSession } from './objects'
import type { Store } from './store'

/** The expandable references and their kinds; below an intent, its own references. */
const KINDS = {
  payment_intent: 'payment_intent',
  setup_intent: 'setup_intent',
  payment_method: 'payment_method',
  latest_charge: 'charge',
  mandate: 'mandate',
} as const
type Reference = keyof typeof KINDS

const EXPANDABLE = [
  'line_items',
  'payment_intent',
  'payment_intent.payment_method',
  'payment_intent.latest_charge',
  'setup_intent',
  'setup_intent.payment_method',
  'setup_intent.mandate',
]

/** A session as the API returns it: references are ids unless the caller expands them. */
export function shownSession(
  store: Store,
  session: StoredSession,
  account: string | null,
  expand: unknown = [],
): Stripe.Checkout.Session {
  const asked = expand as string[]
  for (const name of asked)
    if (!EXPANDABLE.includes(name))
      throw errors.invalid('expand', `This property cannot be expanded (${name}).`)
  const { later: _later, line_items, ...shown } = session
  const whole = asked.reduce((object, name) => expanded(store, object, name.split('.'), account), shown)
  return { ...whole, ...(asked.includes('line_items') && { line_items }) }
}

/** The expandable references of a payment. */
const OF_INTENT = ['latest_charge', 'payment_method']

/** A payment, or another object without these references, with the requested ones expanded. */
export function withExpanded<T extends object>(
  { store }: { store: Store },
  object: T,
  account: string | null,
  expand: unknown = [],
): T {
  const names = expand as string[]
  for (const name of names)
    if (!OF_INTENT.includes(name))
      throw errors.invalid('expand', `This property cannot be expanded (${name}).`)
  return names.reduce((whole, name) => expanded(store, whole, [name], account), object)
}

/** The object with one of its references, and those below it, expanded. */
function expanded<T extends object>(
  store: Store,
  object: T,
  [name, ...below]: string[],
  account: string | null,
): T {
  if (name === undefined || !Object.hasOwn(KINDS, name)) return object
  const reference: unknown = Reflect.get(object, name)
  const found =
    typeof reference === 'string' ? store.find(KINDS[name as Reference], reference, account) : reference
  return found ? { ...object, [name]: expanded(store, found, below, account) } : object
}
