import { ProductThumbnail } from '@/components/catalogue/product-thumbnail'
import { OrderTotals } from '@/components/orders/order-totals'
import { Card } from '@/components/ui/layout/card'
import { formatBill } from '@/lib/domain/money'
import type { Order } from '@/lib/domain/orders/queries'

/** The articles as they were when bought, and the sums. */
export function ItemsCard({ order, pictures }: { order: Order; pictures: ReadonlyMap<number, string> }) {
  return (
    <Card className="flex min-w-0 flex-col gap-1 p-5 sm:p-6 print:p-4">
      <h2 className="text-xl">Articles commandés</h2>
      <ul className="divide-y divide-hairline">
        {order.items.map((item) => (
          <Item key={item.id} item={item} picture={pictures.get(item.productId)} />
        ))}
      </ul>
      {order.ageConfirmedAt && (
        <p className="text-muted text-sm">L’acheteur a confirmé avoir 18&nbsp;ans ou plus.</p>
      )}
      <OrderTotals order={order} />
    </Card>
  )
}

type ItemProps = { item: Order['items'][number]; picture: string | undefined }

function Item({ item, picture }: ItemProps) {
  const { productId, name, quantity, size, customization, reference, unitPriceCents } = item
  return (
    <li className="flex gap-x-4 py-3 print:py-1.5">
      <ProductThumbnail hash={picture} className="mt-0.5 size-12" />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere font-semibold">{name || `Produit #${productId}`}</span>
        <span className="flex flex-wrap gap-x-4 text-muted text-sm">
          <span>Quantité&nbsp;: {quantity}</span>
          {quantity > 1 && <span>Prix unitaire&nbsp;: {formatBill(unitPriceCents)}</span>}
          {size && <span>Taille&nbsp;: {size}</span>}
          <span className="wrap-anywhere">Réf. {reference || productId}</span>
        </span>
        {customization && (
          <span className="wrap-anywhere block text-sm">Personnalisation&nbsp;: {customization}</span>
        )}
      </span>
      <span className="shrink-0 text-right tabular-nums">
        {quantity > 1 ? (
          <>
            <span className="block font-semibold">{formatBill(unitPriceCents * quantity)}</span>
            <span className="block whitespace-nowrap text-muted text-sm">
              {formatBill(unitPriceCents)} × {quantity}
            </span>
          </>
        ) : (
          <span className="font-semibold">{formatBill(unitPriceCents)}</span>
        )}
      </span>
    </li>
  )
}
