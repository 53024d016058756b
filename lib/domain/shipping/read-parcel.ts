import { and, eq } from 'drizzle-orm'
import { customers, orders } from '@/db/schema/orders'
import { products } from '@/db/schema/products'
import { shops } from '@/db/schema/shops'
import { websites } from '@/db/schema/websites'
import type { NewShipment, ShipmentAddress } from '@/lib/providers/shipments/shipments'
import type { Context, Reads } from '../context'
import { declaredGrams } from '../delivery/parcel'
import { DomainError, notFound } from '../errors'
import { type OrderLine, type OrderRow, readOrderLines } from '../orders/lock-order'
import { ownsWebsite } from '../permissions/scopes'
import type { Shop } from '../shops/schema'
import type { Sides } from './schema'

type Shopper = { name: string; email: string; phone: string | null }
export type OrderToShip = { order: OrderRow; customer: Shopper | null; shop: Shop | null }

/** The order with the data for its label; `not_found` for another owner's, or if it is not of the given website. */
export async function readOrderToShip(
  reads: Reads,
  { orderId, websiteId }: { orderId: number; websiteId?: number | undefined },
): Promise<OrderToShip> {
  const [row] = await reads.db
    .select({
      order: orders,
      customer: { name: customers.name, email: customers.email, phone: customers.phone },
      shop: shops,
    })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(shops, eq(shops.websiteId, orders.websiteId))
    .where(
      and(
        eq(orders.id, orderId),
        websiteId === undefined ? undefined : eq(orders.websiteId, websiteId),
        ownsWebsite(reads),
      ),
    )
  if (!row) throw notFound()
  return row
}

/** The shipment to request from the carrier, with the sides given by the seller. A relay point's address is the carrier's
 *  current one. */
export async function readParcel(
  ctx: Context,
  read: OrderToShip,
  stated?: Sides | null,
): Promise<NewShipment> {
  const { order, customer, shop } = read
  const mode = order.deliveryMethod === 'relay' ? 'relay' : 'home'
  const point = mode === 'relay' ? await readPoint(ctx, order) : null
  return {
    reference: String(order.id),
    delivery: point ? { mode: 'relay', relayPointId: point.id } : { mode: 'home' },
    weightGrams: declaredGrams(mode, order.weightGrams),
    sidesCm: stated ? [stated.length, stated.width, stated.height] : await usualSides(ctx, read),
    sender: senderOf(shop),
    recipient: {
      name: customer?.name ?? '',
      phone: customer?.phone ?? '',
      email: customer?.email ?? '',
      ...(point?.place ?? {
        line1: order.shippingLine1 ?? '',
        line2: order.shippingLine2 ?? '',
        zip: order.shippingZip ?? '',
        city: order.shippingCity ?? '',
        country: order.shippingCountry ?? '',
      }),
    },
  }
}

const senderOf = (shop: Shop | null): ShipmentAddress => ({
  name: shop?.legalName ?? '',
  line1: shop?.addressLine1 ?? '',
  line2: shop?.addressLine2 ?? '',
  zip: shop?.postalCode ?? '',
  city: shop?.city ?? '',
  country: shop?.country ?? 'FR',
  phone: shop?.phone ?? '',
  email: shop?.email ?? '',
})

async function readPoint(ctx: Context, { relayPointId }: OrderRow) {
  const point = await ctx.providers.relays.get(relayPointId ?? '')
  if (!point)
    throw new DomainError(
      'conflict',
      'Le point relais de cette commande n’existe plus chez le transporteur. Convenez d’un autre avec votre client.',
    )
  const { id, address, zip, city, country } = point
  return { id, place: { line1: address, line2: '', zip, city, country } }
}

/** The default sides of a parcel: those of its only piece or else, for home delivery, those of the shop's usual parcel,
 *  because the carrier requires sides there. null: unknown. */
export async function usualSides(
  reads: Reads,
  { order, shop }: Pick<OrderToShip, 'order' | 'shop'>,
): Promise<NewShipment['sidesCm']> {
  const ofPiece = await readSides(reads, await readOrderLines(reads, order.id))
  return ofPiece ?? (order.deliveryMethod === 'home' ? sidesOf(shop) : null)
}

function sidesOf(shop: Shop | null): NewShipment['sidesCm'] {
  const { parcelLengthCm: length, parcelWidthCm: width, parcelHeightCm: height } = shop ?? {}
  return length && width && height ? [length, width, height] : null
}

/** The sides of a single piece, if all are known; how several pieces are packed is up to the seller. */
async function readSides({ db }: Reads, lines: readonly OrderLine[]): Promise<NewShipment['sidesCm']> {
  const [line] = lines
  if (!line || lines.length > 1 || line.quantity > 1) return null
  const [piece] = await db
    .select({
      lengthCm: products.lengthCm,
      widthCm: products.widthCm,
      heightCm: products.heightCm,
      radiusCm: products.radiusCm,
    })
    .from(products)
    .where(eq(products.id, line.productId))
  if (!piece) return null
  const diameter = 2 * (piece.radiusCm ?? 0)
  const sides = [piece.lengthCm ?? diameter, piece.widthCm ?? diameter, piece.heightCm ?? 0].map(Math.ceil)
  const [length = 0, width = 0, height = 0] = sides
  return sides.every((side) => side > 0) ? [length, width, height] : null
}
