import { errors } from './errors'
import { checkFields } from './fields'
import { page } from './lists'
import type { ObjectName } from './objects'
import type { Call } from './service'

/** `GET /v1/<path>/{id}` of a kind that nothing is expanded in. */
export const retrieve =
  (kind: ObjectName, param = 'id') =>
  ({ service, account, id, parameters }: Call) => {
    checkFields(parameters, { expand: 'unsupported' })
    const found = service.store.find(kind, id, account)
    if (!found) throw errors.missing(kind, id, param)
    return found
  }

/** `GET /v1/<path>`, by the payment where one is named. */
export const list =
  (
    kind: 'charge' | 'customer' | 'dispute' | 'event' | 'payment_intent',
    url: string,
    filters: string[] = [],
  ) =>
  ({ service, account, parameters }: Call) => {
    const rules = Object.fromEntries(filters.map((name) => [name, 'text' as const]))
    const paging = { limit: 'integer', starting_after: 'text', ending_before: 'text' } as const
    checkFields(parameters, { ...rules, ...paging, created: 'unsupported', expand: 'unsupported' })
    const wanted = filters.filter((name) => parameters[name] !== undefined)
    const all = service.store
      .all(kind, account)
      .filter((one) => wanted.every((name) => Reflect.get(one, name) === parameters[name]))
    return page(url, all, parameters)
  }
