import { createHash } from 'node:crypto'
import type { OrderRow } from '../orders/lock-order'
import type { CorrectionFields } from './schema'

type Field = keyof typeof CorrectionFields
export type Correction = { [Name in Field]?: string | undefined }
export type Correctable = Record<Field, string>

type Customer = { name: string; email: string; phone: string | null }

/** The current values of an order's correctable fields; empty if there is no value. */
export const correctableOf = (
  order: Pick<
    OrderRow,
    'shippingLine1' | 'shippingLine2' | 'shippingZip' | 'shippingCity' | 'shippingCountry' | 'relayPointId'
  >,
  customer: Customer | null,
): Correctable => ({
  name: customer?.name ?? '',
  email: customer?.email ?? '',
  phone: customer?.phone ?? '',
  shippingLine1: order.shippingLine1 ?? '',
  shippingLine2: order.shippingLine2 ?? '',
  shippingZip: order.shippingZip ?? '',
  shippingCity: order.shippingCity ?? '',
  shippingCountry: order.shippingCountry ?? '',
  relayPointId: order.relayPointId ?? '',
})

/** Identifies the values shown in a form: different after every correction. */
export const correctionVersion = (shown: Correctable): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
