import { Trash2 } from 'lucide-react'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { NET_UNITS } from '@/lib/domain/product-facts/facts'
import { deleteSizeAction } from './actions'
import { ErrorSentence } from './error-sentence'
import { SizeForm } from './size-form'
import { StockStepper } from './stock-stepper'
import { ThresholdForm } from './threshold-form'

/** The sizes that a product is sold in, each with its stock. */
export function SizeList({
  product: { id, websiteId, name, sizes, lowStockThreshold, netQuantity, netUnit, isFood },
}: {
  product: OwnProduct
}) {
  const list = `tailles-${id}`
  const isMeasured = isFood || netQuantity !== null || sizes.some((size) => size.netQuantity !== null)
  return (
    <div id={list} tabIndex={-1} className="flex flex-col gap-4">
      {sizes.length === 0 ? (
        <p className="text-muted text-sm">
          Aucune taille&nbsp;: ce produit se vend tel quel. Avec des tailles, le stock se compte par taille.
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-hairline">
          {sizes.map((size) => (
            <li key={size.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 first:pt-0">
              <span className="wrap-anywhere min-w-20 flex-1 font-semibold">{size.size}</span>
              <StockStepper
                websiteId={websiteId}
                productId={id}
                sizeId={size.id}
                label={`${name}, taille ${size.size}`}
                stock={size.stock}
                held={size.held}
              />
              <ThresholdForm
                key={`${size.lowStockThreshold} ${size.netQuantity}`}
                websiteId={websiteId}
                sizeId={size.id}
                size={size.size}
                threshold={size.lowStockThreshold}
                usual={lowStockThreshold}
                content={
                  isMeasured
                    ? { quantity: size.netQuantity, usual: netQuantity, unit: NET_UNITS[netUnit] }
                    : null
                }
              />
              <ConfirmAction
                danger
                label={
                  <>
                    <Trash2 aria-hidden="true" className="size-4" />
                    <span className="max-sm:sr-only">Supprimer</span>
                    <span className="sr-only"> la taille {size.size}</span>
                  </>
                }
                question={'Êtes-vous sûr de vouloir supprimer cette taille\u00a0?'}
                action={deleteSizeAction}
                fields={{ websiteId, id: size.id }}
                failure={
                  <ErrorSentence>
                    Erreur lors de la suppression de la taille. Veuillez réessayer.
                  </ErrorSentence>
                }
                unreachable="La taille n’a pas été supprimée. Vérifiez votre connexion, puis réessayez."
                focusWhenGone={list}
              />
            </li>
          ))}
        </ul>
      )}
      <SizeForm websiteId={websiteId} productId={id} />
    </div>
  )
}
