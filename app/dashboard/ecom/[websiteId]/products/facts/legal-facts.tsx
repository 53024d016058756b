import { ReductionNote } from '@/components/catalogue/reduction-note'
import { missingProductFacts } from '@/lib/domain/catalogue/missing-facts'
import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { formatBill } from '@/lib/domain/money'
import { NO_DEFAULTS } from '@/lib/domain/product-facts/facts'
import { isRunning } from '@/lib/domain/product-facts/reduction'
import { perUnit, unitPrice } from '@/lib/domain/product-facts/unit-price'
import { DetailsSection as Section } from '../details-section'

/** The information that the law requires about a product before the purchase, and the missing parts. */
export function LegalFacts({ product }: { product: OwnProduct }) {
  const missing = missingProductFacts({ product, shopDefaults: product.defaults ?? NO_DEFAULTS })
  const price = unitPrice(product)
  return (
    <Section title="Informations obligatoires">
      {isRunning(product.reduction) && <ReductionNote reduction={product.reduction} />}
      {price && (
        <p className="text-sm tabular-nums">
          Prix à l’unité&nbsp;: {formatBill(price.cents)}
          {perUnit(price)}
        </p>
      )}
      {missing.length === 0 ? (
        <p className="text-muted text-sm">Rien ne manque.</p>
      ) : (
        <>
          <p className="text-sm">À compléter avant la vente&nbsp;:</p>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
            {missing.map(({ code, label, where }) => (
              <li key={code}>
                {label} <span className="text-muted">({where})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
