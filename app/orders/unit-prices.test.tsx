import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OrderFacts } from '@/app/(shop)/stripe/success/order-facts'
import { Bought } from '@/app/commande/[token]/bought'
import { OrderDetails } from '@/app/dashboard/ecom/[websiteId]/orders/order-details'
import { OrderLines } from '@/components/emails/order-lines'
import { ItemsCard } from './[orderId]/items-card'

const item = (quantity: number) => ({
  ...{
    id: 1,
    productId: 3,
    name: 'Miel',
    reference: 'P-3',
    size: null,
    customization: null,
    withdrawalException: null,
    withdrawalNotice: null,
  },
  ...{ quantity, unitPriceCents: 1_255, vatPermille: 55, discountCents: 0 },
  ...{ orderId: 7, sizeId: null },
})
const order = (quantity: number) =>
  ({
    ...{ id: 7, itemsCents: quantity * 1_255, discountCode: null, discountCents: 0, deliveryCents: 0 },
    ...{ totalCents: quantity * 1_255, refundedCents: 0, vat: [], seller: null, sellerName: 'Miel SARL' },
    ...{ deliveryMethod: 'pickup', customer: null, createdAt: new Date(), items: [item(quantity)] },
    ...{ lines: [item(quantity)], place: [], arrival: null, orderedOn: '2026-11-24' },
  }) as never

const textOf = (element: React.ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

it.each([
  [
    'the page of an order',
    (quantity: number) => <ItemsCard order={order(quantity)} pictures={new Map()} />,
    'Prix unitaire : 12,55 €',
  ],
  ['the owner’s list', (quantity: number) => <OrderDetails order={order(quantity)} />, '12,55 € l’unité'],
  [
    'the shopper’s page',
    (quantity: number) => <Bought items={[item(quantity)]} pictures={new Map()} />,
    '12,55 € l’unité',
  ],
  [
    'the page after the payment',
    (quantity: number) => <OrderFacts order={order(quantity)} />,
    '12,55 € l’unité',
  ],
  [
    'the confirmation’s mail',
    (quantity: number) => (
      <OrderLines
        {...{ lines: [item(quantity)], discountCode: null, discountCents: 0, deliveryCents: 0 }}
        totalCents={quantity * 1_255}
      />
    ),
    '12,55 € l’unité',
  ],
])('%s shows the unit price beside the price of a line of several pieces', (_where, draw, words) => {
  expect(textOf(draw(2))).toContain(words)
  expect(textOf(draw(2))).toContain('25,10 €')
  expect(textOf(draw(1))).toContain('12,55 €')
  expect(textOf(draw(1))).not.toContain(words)
})
