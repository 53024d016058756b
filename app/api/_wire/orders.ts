import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import type { ListedOrder } from '@/lib/domain/orders/order-page'
import { DELIVERY_METHODS, joinedStreet, ORDER_STATUSES, OrderFilter } from '@/lib/domain/orders/schema'
import { IdCursor } from '@/lib/domain/paging'
import { toWire } from './names'
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
  relayPointId: 'RelayPointId',
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
export const customerNames = { name: 'Name', email: 'Email', phone: 'Phone' } as const

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
      relayPointId: text.meta({ description: 'Comme FR-012345' }),
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
      shippingAddress: joinedStreet(order.shippingLine1, order.shippingLine2) || null,
    }),
    customer: order.customer && toWire(customerNames, order.customer),
    items: order.items.map((item) => toWire(itemNames, { ...item, priceEuros: item.unitPriceCents / 100 })),
  })

const AMOUNT = { error: 'amountCents est un nombre entier de centimes, au moins 1.' }

const RefundBody = z
  .object({
    amountCents: z.int(AMOUNT).min(1, AMOUNT).nullish().meta({ description: 'Sans lui, tout ce qui reste' }),
    restock: z
      .boolean({ error: 'restock est un booléen.' })
      .nullish()
      .meta({ description: 'Remettre en stock toutes les pièces qui n’y sont pas encore revenues' }),
    RefundId: z
      .uuid({ error: 'RefundId est un UUID.' })
      .nullish()
      .meta({ description: 'De ce remboursement ; renvoyé, il ne rembourse qu’une fois' }),
  })
  .transform(({ amountCents, restock, RefundId }) => ({
    amountCents: amountCents ?? undefined,
    restock: restock ?? false,
    requestId: RefundId ?? undefined,
  }))

export const refundOrderOperation = operation({
  method: 'POST',
  path: '/orders/{id}/refund',
  tag,
  summary: 'Rembourser une commande, en tout ou en partie',
  access: 'signedIn',
  limit: 'refund',
  params: IdParam,
  body: RefundBody,
  repeatsError: true,
  status: 200,
  answer: OrderWire,
  refusals: ['not_found', 'conflict', 'provider'],
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

export const resendConfirmationOperation = operation({
  method: 'POST',
  path: '/orders/{id}/confirmation',
  tag,
  summary:
    'Renvoyer la confirmation d’une commande payée à son client, avec un nouveau lien ; cinq e-mails par jour et par commande',
  access: 'signedIn',
  limit: 'orderMail',
  params: IdParam,
  status: 204,
  refusals: ['not_found', 'conflict'],
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

export const getPackingSlipOperation = operation({
  method: 'GET',
  path: '/orders/{id}/packing-slip',
  tag,
  summary: 'Télécharger le bon de préparation d’une commande, sans prix (PDF)',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answerType: 'application/pdf',
  refusals: ['not_found'],
})

export const getReceiptOperation = operation({
  method: 'GET',
  path: '/orders/{id}/receipt',
  tag,
  summary: 'Télécharger le reçu d’une commande payée (PDF)',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answerType: 'application/pdf',
  refusals: ['not_found', 'conflict'],
})
