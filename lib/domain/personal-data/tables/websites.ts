import { apiKeys } from '@/db/schema/api-keys'
import { contentDecisions, contentNotices, contentRestrictions } from '@/db/schema/content-notices'
import { discountCodes } from '@/db/schema/discount-codes'
import { events } from '@/db/schema/events'
import { firstOrders } from '@/db/schema/first-orders'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import { customers, orderItems, orderLinks, orders } from '@/db/schema/orders'
import { disputes, refunds } from '@/db/schema/payments'
import { pictures } from '@/db/schema/pictures'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import { returnRequests } from '@/db/schema/return-requests'
import { shipmentLabels, shipments } from '@/db/schema/shipments'
import { shippingBatches } from '@/db/schema/shipping-batches'
import { shopTermsVersions } from '@/db/schema/shop-terms-versions'
import { shops } from '@/db/schema/shops'
import { staffMembers } from '@/db/schema/staff-members'
import { testimonials } from '@/db/schema/testimonials'
import { uploads } from '@/db/schema/uploads'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websitePublishers } from '@/db/schema/website-publishers'
import { websites } from '@/db/schema/websites'
import { tableRecord as record } from '../table-record'

const site = { activity: 'sites', erasure: 'deleted' } as const
const shop = { activity: 'shops', erasure: 'deleted' } as const
/** Kept as proof of the decision. */
const decision = { activity: 'notices', erasure: 'audit' } as const
const order = { activity: 'shops', erasure: 'anonymised' } as const

/** What the agency keeps for its clients: their sites, shops and shoppers. */
export const WEBSITES = [
  record(websites, {
    ...site,
    erasure: 'anonymised',
    personal: ['name', 'url', 'imageUrl'],
    other: ['developmentPaidOn', 'firstDeliveredOn', 'handedOverOn'],
  }),
  record(testimonials, { ...site, personal: ['content', 'customerName', 'customerRole'] }),
  record(staffMembers, { ...site, personal: ['name', 'role', 'description'] }),
  record(events, { ...site, personal: ['title', 'description'], other: ['eventDate', 'endDate'] }),
  record(pictures, {
    ...site,
    personal: ['name', 'alt', 'fileKey', 'fallbackKey', 'smallKey', 'mediumKey'],
    other: ['hash', 'mime', 'fallbackMime'],
  }),
  record(uploads, { ...site, personal: ['name', 'fileKey'], other: ['purpose', 'errorCode', 'error'] }),
  record(apiKeys, { ...site, personal: ['name'], other: ['prefix', 'keyHash'] }),
  record(webhookEndpoints, { ...site, personal: ['url'], other: ['secret', 'previousSecret'] }),
  record(webhookDeliveries, {
    ...site,
    personal: ['payload', 'lastAnswer'],
    other: ['eventId', 'type', 'lastError'],
  }),
  record(shops, {
    ...shop,
    personal: [
      ...(['legalName', 'addressLine1', 'addressLine2', 'postalCode', 'city', 'country', 'email'] as const),
      ...(['phone', 'pickupAddress', 'pickupHours', 'pauseMessage', 'companyNumber', 'vatNumber'] as const),
      ...(['returnAddress', 'manufacturerName', 'manufacturerAddress', 'manufacturerContact'] as const),
      ...(['responsibleName', 'responsibleAddress', 'responsibleContact', 'insurer'] as const),
    ],
    other: [
      ...(['termsUrl', 'pausedUntil', 'legalForm', 'shareCapital', 'registryCity', 'warnings'] as const),
      ...(['mediatorName', 'mediatorAddress', 'mediatorUrl', 'commercialGuarantee'] as const),
    ],
  }),
  record(products, {
    ...shop,
    personal: [
      ...(['notes', 'manufacturerName', 'manufacturerAddress', 'manufacturerContact'] as const),
      ...(['responsibleName', 'responsibleAddress', 'responsibleContact'] as const),
    ],
    other: [
      ...(['reference', 'name', 'description', 'category', 'subCategory', 'risks', 'composition'] as const),
      ...(['allergens', 'foodName', 'identifier', 'ingredients', 'netUnit', 'origin', 'storage'] as const),
    ],
  }),
  record(productSizes, { ...shop, other: ['size'] }),
  record(discountCodes, { ...shop, personal: ['code'], other: ['startsOn', 'endsOn'] }),
  record(customers, { ...shop, personal: ['name', 'email', 'phone'] }),
  record(orders, {
    ...order,
    personal: [
      ...(['seller', 'shippingLine1', 'shippingLine2', 'shippingZip', 'shippingCity'] as const),
      ...(['shippingCountry', 'relayPointId', 'relayPointName', 'relayPointAddress'] as const),
      ...(['networkHash', 'submissionHash', 'expeditionNumber', 'labelUrl', 'trackingUrl'] as const),
      ...(['checkoutSessionId', 'paymentIntentId', 'paymentAccountId'] as const),
    ],
    other: ['discountCode', 'fee'],
  }),
  record(orderItems, {
    ...order,
    personal: ['customization'],
    other: ['name', 'reference', 'size', 'withdrawalNotice'],
  }),
  record(orderLinks, { ...shop, other: ['tokenHash'] }),
  record(firstOrders, { ...shop, personal: ['key'] }),
  record(refunds, { ...order, personal: ['reason'], other: ['refundId', 'status', 'restock', 'failure'] }),
  record(disputes, { ...order, other: ['id', 'reason', 'status'] }),
  record(returnRequests, { ...shop, personal: ['reason'] }),
  record(orderWithdrawals, {
    ...shop,
    personal: ['name', 'email', 'orderText', 'articles', 'refusal'],
    other: ['pieces'],
  }),
  record(shopTermsVersions, { ...order, personal: ['text'], other: ['hash'] }),
  record(websitePublishers, {
    ...site,
    personal: ['name', 'address', 'email', 'phone', 'director', 'host', 'privacyUrl'],
  }),
  record(contentNotices, {
    activity: 'notices',
    erasure: 'anonymised',
    personal: ['senderName', 'senderEmail', 'explanation', 'locations'],
    other: ['reference', 'digest', 'reportedTo'],
  }),
  record(contentDecisions, {
    ...decision,
    personal: ['what', 'reasons', 'complaint'],
    other: ['items', 'scope', 'duration', 'groundText', 'sites'],
  }),
  record(contentRestrictions, decision),
  record(shipments, {
    ...order,
    personal: ['refusal', 'otherNumber', 'carrierLabelUrl'],
    other: ['carrier'],
  }),
  record(shipmentLabels, { ...shop, personal: ['pdf'] }),
  record(shippingBatches, { ...shop, personal: ['lines'], other: ['stoppedBy'] }),
]
