import type { ReactNode } from 'react'
import { getOwnProduct } from '@/lib/domain/catalogue/list-own-products'
import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import type { SignedInContext } from '@/lib/server/session/session'
import { ImportSheet } from './import-sheet'
import { openedWith } from './opened-with'
import { ProductSheet } from './product-sheet'

type Props = {
  websiteId: number
  /** The `fiche` of the URL: a product's id, `nouveau` or `import`. */
  sheet: string | string[] | undefined
  /** The list's rows: a product among them is not fetched again. */
  listed: OwnProduct[]
  categories: string[]
  closeHref: string
}

/** The panel over the list; null when the URL names none. */
export async function openSheet(
  ctx: SignedInContext,
  { sheet, listed, ...props }: Props,
): Promise<ReactNode> {
  const { websiteId, closeHref } = props
  if (typeof sheet !== 'string' || sheet === '') return null
  if (sheet === 'import')
    return (
      <ImportSheet
        websiteId={websiteId}
        closeHref={closeHref}
        exportHref={`/dashboard/ecom/${websiteId}/export`}
      />
    )
  if (sheet === 'nouveau') return <ProductSheet {...props} product={null} was="" />
  const id = pathId(sheet)
  const product =
    listed.find((row) => row.id === id) ?? (await orNotFound(getOwnProduct(ctx, { websiteId, id })))
  return <ProductSheet key={product.id} {...props} product={product} was={openedWith(product)} />
}
