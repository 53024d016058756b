import { PackageMinus } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import type { LowShelf, listLowStock } from '@/lib/domain/catalogue/low-stock'
import { withDe } from '@/lib/domain/elision'

type Props = { lowStock: Awaited<ReturnType<typeof listLowStock>> }

/** The articles of the reader's shops that are running out. */
export function LowStockList({ lowStock: { rows, hasMore } }: Props) {
  const [first] = rows
  if (!first) return null
  return (
    <>
      <ul
        aria-label="Stock bas"
        className="divide-y divide-hairline rounded-card border border-hairline bg-surface shadow-low"
      >
        {rows.map((shelf) => (
          <Line key={`${shelf.productId}/${shelf.size}`} shelf={shelf} />
        ))}
      </ul>
      {hasMore && (
        <AppLink href={`/dashboard/ecom/${first.websiteId}`} className="text-link self-start">
          Voir tous les produits {withDe(first.siteName)}
        </AppLink>
      )}
    </>
  )
}

const Line = ({
  shelf: { productId, productName, size, left, websiteId, siteName },
}: {
  shelf: LowShelf
}) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:px-5">
    <PackageMinus aria-hidden="true" className="size-5 shrink-0 text-accent-text max-sm:hidden" />
    <span className="min-w-0 flex-1 basis-56">
      <AppLink
        href={`/dashboard/ecom/${websiteId}?fiche=${productId}`}
        className="plain-link wrap-anywhere font-semibold"
      >
        Stock bas&nbsp;: {productName}
        {size !== null && `, taille ${size}`}
      </AppLink>
      <span className="wrap-anywhere block text-muted text-sm">{siteName}</span>
    </span>
    <span className="ml-auto text-right tabular-nums">{left === 0 ? 'Épuisé' : `${left} à vendre`}</span>
  </li>
)
