import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'
import { orders } from './orders'

/** `creating`: the carrier was asked, or is about to be. `refused` and `failed`: it made nothing. `unknown`: it may have made
 *  a shipment. `made`: the order has its number. */
export const shipmentState = pgEnum('shipment_state', ['creating', 'refused', 'failed', 'unknown', 'made'])

/** How far the carrier says that a parcel is, in the order in which it gets there. */
export const parcelState = pgEnum('parcel_state', ['registered', 'in_transit', 'delivered'])

/** Why the carrier made no shipment, as its owner reads it. */
export type ShipmentRefusal = {
  whoCanMend: 'owner' | 'agency'
  reasons: { field: string | null; message: string }[]
}

/** An order's parcel. Written before the carrier is asked, which knows no idempotency: there is never a second row. */
export const shipments = pgTable(
  'shipments',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    state: shipmentState().notNull(),
    /** Of the request that is on its way: an answer to an older one changes nothing. */
    attemptId: uuid().notNull(),
    startedAt: instant().notNull(),
    refusal: jsonb().$type<ShipmentRefusal>(),
    /** `Mondial Relay`, or the name of the one that the seller brought the parcel to. */
    carrier: text().notNull(),
    /** Under which the seller's carrier knows the parcel; it may be another parcel's elsewhere. */
    otherNumber: text(),
    /** Where the carrier keeps the label for some time. */
    carrierLabelUrl: text(),
    /** What the carrier bills the agency for it by the tariff file of that day, VAT included. */
    tariffCents: integer(),
    parcelState: parcelState(),
    parcelStateAt: instant(),
    /** The parcel stopped on its way; null again once it goes on. */
    anomalyAt: instant(),
    /** When the carrier is asked next where the parcel is; null when it no longer is. */
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

/** The label's PDF: the carrier's own address for it dies. */
export const shipmentLabels = pgTable('shipment_labels', {
  orderId: integer()
    .primaryKey()
    .references(() => shipments.orderId, { onDelete: 'cascade' }),
  pdf: bytes().notNull(),
  storedAt: instant().notNull(),
})
