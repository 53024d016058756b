import { Plus, Upload } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { countLabel } from '@/components/ui/lists/count'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { ExportLink } from '@/components/ui/lists/export-link'
import { Pager } from '@/components/ui/lists/pager'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import { countOwnProducts, listCategories, listOwnProducts } from '@/lib/domain/catalogue/list-own-products'
import { ProductFilter, productCursor } from '@/lib/domain/catalogue/schema'
import { settle } from '@/lib/server/forms/settle'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import type { SignedInContext } from '@/lib/server/session/session'
import { HISTORY, WAITING } from '../orders/list-names'
import { Failure } from './failure'
import { LIST_ID } from './list-id'
import { openSheet } from './open-sheet'
import { ProductFilters } from './product-filters'
import { ProductRow } from './product-row'

type Props = { ctx: SignedInContext; websiteId: number; query: Query }

/** The shop's products: the list with its filters, and the panel that the URL names. */
export async function ProductSection({ ctx, websiteId, query }: Props) {
  const path = `/dashboard/ecom/${websiteId}`
  const address = readListAddress({
    path,
    query,
    filter: ProductFilter,
    cursor: productCursor,
    beside: ['detail', 'fiche'],
    others: [WAITING, HISTORY],
    anchor: `#${LIST_ID}`,
  })
  const { filter, page, isFiltered, refused, links, filteredAt, whole, kept } = address
  const detail = query.detail || (isProduct(query.fiche) ? query.fiche : undefined)
  const open = typeof detail === 'string' ? { detail } : {}
  const here = (sheet: Record<string, string> = {}) => address.here({ ...open, ...sheet })
  const { data, error } = await settle(
    Promise.all([
      listOwnProducts(ctx, { websiteId, filter, page, opened: openedIn(query) }),
      countOwnProducts(ctx, { websiteId, filter }),
      listCategories(ctx, websiteId),
    ]),
  )
  if (error !== undefined) return <LoadFailed reason={error} path={here()} />
  const [slice, count, categories] = data
  const isEmpty = slice.rows.length === 0 && !isFiltered
  return (
    <section id={LIST_ID} tabIndex={-1} aria-labelledby="produits" className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="produits" className="text-xl sm:text-2xl">
          Liste des produits
        </h2>
        {!isEmpty && <CreateLink href={here({ fiche: 'nouveau' })} />}
      </div>
      <RefusedFilters names={refused} />
      {!isEmpty && (
        <ProductFilters
          path={path}
          filter={filter}
          isFiltered={isFiltered}
          wholeHref={whole}
          kept={kept}
          categories={categories}
        />
      )}
      <ProductBar
        count={count}
        importHref={here({ fiche: 'import' })}
        exportHref={isEmpty ? null : filteredAt(`${path}/export`)}
      />
      {slice.rows.length === 0 ? (
        <NoProducts isFiltered={isFiltered} createHref={here({ fiche: 'nouveau' })} />
      ) : (
        <ul className="flex flex-col gap-3">
          {slice.rows.map((product) => {
            const isOpen = detail === String(product.id)
            return (
              <ProductRow
                key={product.id}
                product={product}
                isOpen={isOpen}
                isEdited={query.fiche === String(product.id)}
                toggleHref={address.here(isOpen ? {} : { detail: String(product.id) })}
                editHref={here({ fiche: String(product.id) })}
              />
            )
          })}
        </ul>
      )}
      <Pager {...links(slice)} />
      {
        await openSheet(ctx, {
          ...{ websiteId, sheet: query.fiche, listed: slice.rows, categories },
          closeHref: here(),
        })
      }
    </section>
  )
}

/** The product whose form the URL opens. */
const openedIn = ({ fiche }: Query) =>
  typeof fiche === 'string' && /^\d{1,9}$/.test(fiche) ? Number(fiche) : undefined

/** Whether the sheet is a product's; its row then shows the details. */
const isProduct = (sheet: Query[string]) => typeof sheet === 'string' && /^\d+$/.test(sheet)

type BarProps = { count: number; importHref: string; exportHref: string | null }

const ProductBar = ({ count, importHref, exportHref }: BarProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <p className="text-muted text-sm">{countLabel(count, 'produit', 'produits')}</p>
    <div className="flex flex-wrap gap-1 max-sm:-ml-3">
      <AppLink href={importHref} scroll={false} className={buttonStyle({ look: 'quiet', size: 'small' })}>
        <Upload aria-hidden="true" className="size-4" />
        Importer un CSV
      </AppLink>
      {exportHref && <ExportLink href={exportHref} />}
    </div>
  </div>
)

const NoProducts = ({ isFiltered, createHref }: { isFiltered: boolean; createHref: string }) =>
  isFiltered ? (
    <EmptyState sentence="Aucun produit ne correspond à ces critères." />
  ) : (
    <EmptyState
      sentence={
        'Votre boutique n’a pas encore de produit. Ajoutez le premier\u00a0: il sera en ligne aussitôt.'
      }
      action={<CreateLink href={createHref} />}
    />
  )

const CreateLink = ({ href }: { href: string }) => (
  <AppLink href={href} scroll={false} className={buttonStyle({ className: 'max-sm:px-4' })}>
    <Plus aria-hidden="true" className="size-5 max-sm:hidden" />
    Créer un produit
  </AppLink>
)

const LoadFailed = ({ reason, path }: { reason: string; path: string }) => (
  <Failure
    sentence="Erreur lors du chargement des produits. Veuillez réessayer."
    reason={reason}
    action={
      <AppLink href={path} className="font-semibold underline">
        Réessayer
      </AppLink>
    }
  />
)
