import { z } from 'zod'
import { emailAddress, nullAsMissing, optionalText, personName } from '../fields'
import { SEARCH_MAX } from '../lists/filter'

export const ORDER_STATUSES = ['pending', 'paid', 'shipped', 'delivered', 'refunded', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The statuses of a shop's order history by default. */
export const HISTORY_STATUSES = ['paid', 'shipped'] as const satisfies readonly OrderStatus[]

export const DELIVERY_METHODS = ['home', 'relay', 'pickup'] as const

/** `search`: words of the shopper's name or address, or the order's number. */
const search = optionalText('La recherche', SEARCH_MAX).optional()
const unknown = ({ code }: { code: string }) =>
  code === 'unrecognized_keys' ? 'Ce critère est inconnu.' : undefined

/** The filter of the API call: without a status, orders of all statuses. */
export const OrderFilter = z.strictObject(
  {
    search,
    status: z.enum(ORDER_STATUSES, { error: `Le statut est ${ORDER_STATUSES.join(', ')}.` }).optional(),
  },
  { error: unknown },
)

/** The filter of the shop's page: without a status, those of the history. */
export const HistoryFilter = z.strictObject(
  { search, statut: z.enum(['toutes', ...ORDER_STATUSES]).optional() },
  { error: unknown },
)
export type HistoryFilter = z.infer<typeof HistoryFilter>

/** The statuses of such a filter; undefined for all. */
export function statusesOf({ statut }: HistoryFilter): readonly OrderStatus[] | undefined {
  if (statut === undefined) return HISTORY_STATUSES
  return statut === 'toutes' ? undefined : [statut]
}

/** Street and second line joined as in the API's responses. */
export const joinedStreet = (line1: string | null, line2: string | null): string =>
  [line1, line2].filter(Boolean).join(', ')

/** A shopper's contact details. */
export const CustomerFields = {
  name: personName('Le nom', 100),
  email: emailAddress,
  phone: nullAsMissing(optionalText('Le téléphone', 30)),
}
export const NEEDS_PHONE = 'Le téléphone est obligatoire pour une livraison à domicile.'
