import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import type { ListedOrder } from '@/lib/domain/orders/order-page'
import { DELIVERY_METHODS, ORDER_STATUSES, OrderFilter } from '@/lib/domain/orders/schema'
import { IdCursor } from '@/lib/domain/paging'
import { OtherCarrier } from '@/lib/domain/shipping/schema'
import { toDomain, toWire } from './names'
import { IdParam, Instant, operation } from './operation'

const tag = 'Commandes'

const names = {
  id: 'Id',
  status: 'Status',
  totalCents: 'TotalAmount',
  createdAt: 'OrderDate',
  paymentIntentId: 'PaiementIntentId',
  deliveryMethod: 'DeliveryMethod',
  shippingAddress: 'ShippingAddress',
  shippingCity: 'ShippingCity',
  shippingZip: 'ShippingZip',
  shippingCountry: 'ShippingCountry',
  relayPointName: 'RelayPointName',
  relayPointAddress: 'RelayPointAddress',
  expeditionNumber: 'ExpeditionNumber',
  labelUrl: 'LabelUrl',
  trackingUrl: 'TrackingUrl',
  shippedAt: 'ShippedAt',
  customerId: 'CustomerId',
  websiteId: 'WebsiteId',
} as const

const itemNames = {
  productId: 'ProductId',
  name: 'Name',
  quantity: 'Quantity',
  size: 'Size',
  customization: 'Customization',
  priceEuros: 'Price',
} as const
const customerNames = { name: 'Name', email: 'Email', phone: 'Phone' } as const

const text = z.string().nullable()

const ItemWire = z
  .object(
    toWire(itemNames, {
      productId: EntityId,
      name: z.string(),
      quantity: z.int().positive(),
      size: text,
      customization: text,
      priceEuros: z.number().min(0).meta({ description: 'D’une pièce, en euros, TVA comprise' }),
    }),
  )
  .meta({ id: 'OrderItem' })

const CustomerWire = z
  .object(toWire(customerNames, { name: z.string(), email: z.string(), phone: text }))
  .meta({ id: 'Customer' })

export const OrderWire = z
  .object({
    ...toWire(names, {
      id: EntityId,
      status: z.enum(ORDER_STATUSES),
      totalCents: z.int().min(0).meta({ description: 'En centimes, TVA et livraison comprises' }),
      createdAt: Instant,
      paymentIntentId: text.meta({ description: 'Le paiement chez le prestataire' }),
      deliveryMethod: z.enum(DELIVERY_METHODS),
      shippingAddress: text,
      shippingCity: text,
      shippingZip: text,
      shippingCountry: text.meta({ description: 'ISO 3166-1, deux lettres' }),
      relayPointName: text,
      relayPointAddress: text,
      expeditionNumber: text,
      labelUrl: text,
      trackingUrl: text,
      shippedAt: Instant.nullable(),
      customerId: EntityId.nullable(),
      websiteId: EntityId,
    }),
    customer: CustomerWire.nullable(),
    items: z.array(ItemWire),
  })
  .meta({ id: 'Order' })

export const orderToWire =
  (publicOrigin: string) =>
  (order: Omit<ListedOrder, 'parcel'>): z.input<typeof OrderWire> => ({
    ...toWire(names, {
      ...order,
      labelUrl: order.labelUrl && new URL(order.labelUrl, publicOrigin).href,
      shippingAddress: [order.shippingLine1, order.shippingLine2].filter(Boolean).join(', ') || null,
    }),
    customer: order.customer && toWire(customerNames, order.customer),
    items: order.items.map((item) => toWire(itemNames, { ...item, priceEuros: item.unitPriceCents / 100 })),
  })

export const listOrdersOperation = operation({
  method: 'GET',
  path: '/orders/website/{id}',
  tag,
  summary: 'Lister les commandes d’un site, la plus récente d’abord, avec leurs articles et leur client',
  access: 'signedIn',
  params: IdParam,
  query: OrderFilter,
  status: 200,
  list: { row: OrderWire, cursor: IdCursor },
  refusals: ['not_found'],
})

export const getOrderOperation = operation({
  method: 'GET',
  path: '/orders/{id}',
  tag,
  summary: 'Lire une commande',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answer: OrderWire,
  refusals: ['not_found'],
})

export const handOverOrderOperation = operation({
  method: 'PUT',
  path: '/orders/status/{id}',
  tag,
  summary: 'Marquer une commande payée comme retirée en boutique ; à nouveau, rien ne change',
  access: 'signedIn',
  params: IdParam,
  body: z.object({
    status: z.literal('delivered', { error: 'Le statut doit être « delivered ».' }),
  }),
  status: 200,
  answer: OrderWire,
  refusals: ['not_found', 'conflict'],
})

const carrierNames = {
  carrier: 'Carrier',
  trackingNumber: 'TrackingNumber',
  trackingUrl: 'TrackingUrl',
} as const

export const shipOtherwiseOperation = operation({
  method: 'POST',
  path: '/orders/{id}/shipment',
  tag,
  summary: 'Noter qu’une commande payée est partie avec un autre transporteur que Mondial Relay',
  access: 'signedIn',
  params: IdParam,
  body: z.object(toWire(carrierNames, OtherCarrier.shape)).transform((body) => toDomain(carrierNames, body)),
  names: carrierNames,
  status: 200,
  answer: OrderWire,
  refusals: ['not_found', 'conflict'],
})
