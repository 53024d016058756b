import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { ProductThumbnail } from '@/components/catalogue/product-thumbnail'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { formatBill } from '@/lib/domain/money'
import { isRunning } from '@/lib/domain/product-facts/reduction'
import { ProductDetails } from './product-details'
import { StockStepper } from './stock-stepper'
import { StockChip, stockText } from './stock-words'

type Props = {
  product: OwnProduct
  isOpen: boolean
  /** Whether the sheet over the list shows this product. */
  isEdited: boolean
  /** The URL of the list with this product's details toggled. */
  toggleHref: string
  editHref: string
}

/** A product of the list; 'Détails' opens its sections below it. */
export function ProductRow({ product, isOpen, isEdited, toggleHref, editHref }: Props) {
  const { id, websiteId, name, images, priceCents, stock, held, sizes, active, showcase, reduction } = product
  return (
    <li
      {...(isEdited && { 'aria-current': 'true' })}
      className={clsx(
        isEdited && 'open-row',
        'rounded-card border bg-surface shadow-low',
        isOpen ? 'border-control' : 'border-hairline',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 p-3 lg:grid-cols-[auto_minmax(0,1fr)_6rem_7rem_14.5rem_6.5rem]">
        <ProductThumbnail hash={images[0]} className="size-16 self-start lg:self-center" />
        <div className="min-w-0 max-lg:col-span-2">
          <h3 className="wrap-anywhere font-semibold font-text text-base leading-snug tracking-normal">
            {name}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
            <span className="wrap-anywhere">
              {[product.reference, product.category].filter(Boolean).join(' · ')}
            </span>
            {!active && <Badge>Caché</Badge>}
            {showcase && <Badge look="info">en vedette</Badge>}
          </p>
        </div>
        <p className="font-semibold tabular-nums max-lg:col-span-2 lg:text-right">
          {isRunning(reduction) && (
            <s className="mr-2 font-normal text-muted text-sm lg:mr-0 lg:block">
              <span className="sr-only">Ancien prix&nbsp;: </span>
              {formatBill(reduction.previousCents)}
            </s>
          )}
          {formatBill(priceCents)}
        </p>
        <p className="max-lg:text-right">
          <StockChip product={product} />
        </p>
        <div className="max-lg:col-span-2">
          {sizes.length === 0 ? (
            <StockStepper
              websiteId={websiteId}
              productId={id}
              sizeId={null}
              label={name}
              stock={stock}
              held={held}
            />
          ) : (
            <p className="text-sm">
              <span className="sr-only">Stock&nbsp;: </span>
              <strong className="font-semibold tabular-nums">{stockText({ stock, held })}</strong>
              <span className="text-muted">
                {' '}
                · {sizes.length > 1 ? `${sizes.length} tailles` : '1 taille'}
              </span>
            </p>
          )}
        </div>
        <AppLink
          href={toggleHref}
          scroll={false}
          aria-expanded={isOpen}
          className={buttonStyle({ look: 'quiet', size: 'small', className: 'justify-self-end' })}
        >
          {isOpen ? 'Réduire' : 'Détails'}
          <span className="sr-only"> {name}</span>
          <ChevronDown aria-hidden="true" className={clsx('size-4', isOpen && 'rotate-180')} />
        </AppLink>
      </div>
      {isOpen && <ProductDetails product={product} editHref={editHref} />}
    </li>
  )
}
