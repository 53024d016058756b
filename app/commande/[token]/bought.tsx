import { ProductThumbnail } from '@/components/catalogue/product-thumbnail'
import { formatBill } from '@/lib/domain/money'
import type { Order } from '@/lib/domain/orders/queries'

type Props = Pick<Order, 'items'> & { pictures: ReadonlyMap<number, string> }

/** The bought articles, for their shopper. */
export const Bought = ({ items, pictures }: Props) => (
  <>
    <h2 className="text-xl">Articles commandés</h2>
    <ul className="divide-y divide-hairline">
      {items.map((item) => (
        <li key={item.id} className="flex gap-4 py-3">
          <ProductThumbnail hash={pictures.get(item.productId)} />
          <span className="min-w-0 flex-1 break-words">
            {item.quantity}&nbsp;×&nbsp;{item.name}
            {item.size !== null && `, taille ${item.size}`}
            <span className="block text-muted text-sm">
              Réf. {item.reference}
              {item.quantity > 1 && ` · ${formatBill(item.unitPriceCents)} l’unité`}
            </span>
            {item.customization && (
              <span className="block text-sm">Personnalisation&nbsp;: {item.customization}</span>
            )}
          </span>
          <span className="shrink-0 tabular-nums">{formatBill(item.unitPriceCents * item.quantity)}</span>
        </li>
      ))}
    </ul>
  </>
)
