import { listProducts } from '@/lib/domain/catalogue/queries'
import type { Reads } from '@/lib/domain/context'
import { getOwnShop } from '@/lib/domain/shops/queries'
import { CopiedLine } from './copied-line'
import { ListPreview } from './list-preview'

/** Whether a website sells or is about to. */
export async function isShop(reads: Reads, websiteId: number): Promise<boolean> {
  const { shop } = await getOwnShop(reads, websiteId)
  if (shop) return true
  const { rows } = await listProducts(reads, { websiteId, limit: 1, after: null })
  return rows.length > 0
}

/** The cart's button is always as large as this. */
const CART_PLACE = 'display:inline-block;min-width:8rem;min-height:2.75rem'

/** The lines of the shop's two elements, each with its place. */
export function ShopLines({ websiteId }: { websiteId: number }) {
  return (
    <section aria-labelledby="shop" className="flex flex-col gap-4">
      <h2 id="shop" className="text-2xl">
        Boutique
      </h2>
      <p className="max-w-prose text-muted">
        Le bouton du panier, pour l’en-tête de toutes vos pages, puis les produits. Le panier reste dans le
        navigateur de votre client, et «&nbsp;Commander&nbsp;» le mène au paiement.
      </p>
      <CopiedLine
        line={`<ostal-cart site="${websiteId}" style="${CART_PLACE}"></ostal-cart>`}
        label="Copier le panier"
      />
      <ListPreview isWhole list="products" title="Boutique" websiteId={websiteId} />
    </section>
  )
}
