import { Card } from '@/components/ui/layout/card'
import type { Order } from '@/lib/domain/orders/queries'

type Props = { seller: NonNullable<Order['seller']>; website: Order['website'] }

/** The seller as recorded in the order, and how to reach them. */
export function SellerCard({ seller, website }: Props) {
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-xl">Vendeur</h2>
      <p>
        {seller.legalName}
        <br />
        {seller.addressLine1}
        <br />
        {seller.addressLine2 && (
          <>
            {seller.addressLine2}
            <br />
          </>
        )}
        {seller.postalCode} {seller.city}
      </p>
      <ul className="flex flex-col gap-1">
        <li>
          <a href={`mailto:${seller.email}`} className="text-link break-all">
            {seller.email}
          </a>
        </li>
        <li>{seller.phone}</li>
        <li>
          <a
            href={seller.termsUrl || `/boutique/${website.id}/conditions`}
            rel="noreferrer"
            className="text-link"
          >
            Conditions de vente
          </a>
        </li>
        <li>
          <a href={`/boutique/${website.id}/garanties`} className="text-link">
            Garanties
          </a>
        </li>
        <li>
          <a href={website.url} rel="noreferrer" className="text-link">
            Retour à la boutique
          </a>
        </li>
      </ul>
    </Card>
  )
}
