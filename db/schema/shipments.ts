import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'
import { orders } from './orders'

/** `creating`: the carrier was called, or is about to be. `refused` and `failed`: it created no shipment. `unknown`: it may have
 *  created one. `made`: the order has its number. */
export const shipmentState = pgEnum('shipment_state', ['creating', 'refused', 'failed', 'unknown', 'made'])

/** The states of a parcel that the carrier reports, in order. */
export const parcelState = pgEnum('parcel_state', ['registered', 'in_transit', 'delivered'])

/** Why the carrier created no shipment, as its owner reads it. */
export type ShipmentRefusal = {
  whoCanMend: 'owner' | 'agency'
  reasons: { field: string | null; message: string }[]
}

/** An order's parcel. Written before the carrier is called, whose API has no idempotency: there is never a second row. */
export const shipments = pgTable(
  'shipments',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    state: shipmentState().notNull(),
    /** Of the request in progress: an answer to an older one changes nothing. */
    attemptId: uuid().notNull(),
    startedAt: instant().notNull(),
    refusal: jsonb().$type<ShipmentRefusal>(),
    /** `Mondial Relay`, or the name of another carrier that the seller used. */
    carrier: text().notNull(),
    /** The parcel's number at the seller's own carrier; another carrier may use the same one. */
    otherNumber: text(),
    /** The carrier's URL of the label, which expires. */
    carrierLabelUrl: text(),
    /** The price that the carrier bills the agency by that day's tariff file, VAT included. */
    tariffCents: integer(),
    parcelState: parcelState(),
    parcelStateAt: instant(),
    /** When the parcel was reported as stopped; null again once it moves. */
    anomalyAt: instant(),
    /** When to next ask the carrier about the parcel; null when it is no longer asked. */
    nextTrackingAt: instant(),
  },
  (table) => [
    index('shipments_unsettled').on(table.startedAt).where(sql`${table.state} in ('creating', 'unknown')`),
    index('shipments_to_track').on(table.nextTrackingAt).where(sql`${table.nextTrackingAt} is not null`),
    index('shipments_stopped').on(table.orderId).where(sql`${table.anomalyAt} is not null`),
    check('shipments_tariff', sql`${table.tariffCents} >= 0`),
    check('shipments_carrier', sql`${table.carrier} <> ''`),
  ],
)

/** The label's PDF: the carrier's own URL of it expires. */
export const shipmentLabels = pgTable('shipment_labels', {
  orderId: integer()
    .primaryKey()
    .references(() => shipments.orderId, { onDelete: 'cascade' }),
  pdf: bytes().notNull(),
  storedAt: instant().notNull(),
})
