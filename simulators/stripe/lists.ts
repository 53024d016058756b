import type Stripe from 'stripe'
import { errors } from './errors'
import type { Parameters } from './form'
import { listOf } from './objects'

/** A page of a list, newest first: `limit` (10, at most 100) and `starting_after`. */
export function page<T extends { id: string }>(
  url: string,
  all: T[],
  parameters: Parameters,
): Stripe.ApiList<T> {
  const { limit = 10, starting_after, ending_before } = parameters
  if (ending_before !== undefined) throw errors.notSimulated('ending_before')
  const size = Number(limit)
  if (size < 1 || size > 100) throw errors.invalid('limit', 'The limit must be between 1 and 100.')
  const after = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1
  if (starting_after !== undefined && after === 0)
    throw errors.missing('object', String(starting_after), 'starting_after')
  return listOf(url, all.slice(after, after + size), after + size < all.length)
}
