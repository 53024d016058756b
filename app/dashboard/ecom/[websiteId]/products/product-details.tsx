import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { formatBill } from '@/lib/domain/money'
import { DetailsSection as Section } from './details-section'
import { LegalFacts } from './facts/legal-facts'
import { ProductButtons } from './product-buttons'
import { ProductGallery } from './product-gallery'
import { SizeList } from './size-list'
import { StockForm } from './stock-form'
import { stockText } from './stock-words'

const decimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 5 })
const number = (value: number) => decimals.format(value).replace(/\s/g, '\u00a0')
const inCm = (value: number | null) => value !== null && `${number(value)}\u00a0cm`

/** The sections of a product, and the actions on it. */
export function ProductDetails({ product, editHref }: { product: OwnProduct; editHref: string }) {
  const { id, websiteId, sizes, stock } = product
  return (
    <div className="flex flex-col gap-6 border-hairline border-t p-4 md:p-5">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-3">
        <Section title="Informations de base">
          <Facts
            facts={[
              ['Nom', product.name],
              ['Description', product.description],
              ['Prix', `${formatBill(product.priceCents)} TTC`],
              ['TVA', `${number(product.vatPermille / 10)}\u00a0%`],
              ['Catégorie', product.category],
              ['Sous-catégorie', product.subCategory],
              ['Référence', product.reference],
              ['Visibilité', product.active ? 'Visible dans la boutique' : 'Caché'],
              ['En vedette', product.showcase ? 'Oui' : 'Non'],
            ]}
          />
        </Section>
        <Section title="Composition et sécurité">
          <Facts
            facts={[
              ['Composition', product.composition],
              ['Risques', product.risks],
              ['Notes internes', product.notes],
            ]}
          />
        </Section>
        <Section title="Dimensions techniques">
          <Facts
            facts={[
              ['Hauteur', inCm(product.heightCm)],
              ['Largeur', inCm(product.widthCm)],
              ['Longueur', inCm(product.lengthCm)],
              ['Rayon', inCm(product.radiusCm)],
              ['Poids', `${number(product.weightGrams / 1000)}\u00a0kg`],
            ]}
          />
        </Section>
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-2">
        <Section title="Gestion du stock">
          <p>
            En stock&nbsp;: <strong className="tabular-nums">{stockText(product)}</strong>
          </p>
          {sizes.length === 0 ? (
            <StockForm
              websiteId={websiteId}
              productId={id}
              sizeId={null}
              label="Quantité en rayon"
              stock={stock}
            />
          ) : (
            <p className="text-muted text-sm">C’est la somme de ses tailles, où le stock se compte.</p>
          )}
        </Section>
        <Section title="Tailles disponibles">
          <SizeList product={product} />
        </Section>
      </div>
      <LegalFacts product={product} />
      <Section title="Galerie d’images">
        <ProductGallery websiteId={websiteId} productId={id} pictures={product.pictures} />
      </Section>
      <ProductButtons product={product} editHref={editHref} />
    </div>
  )
}

const Facts = ({ facts }: { facts: [name: string, value: string | false | null][] }) => (
  <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-sm">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="min-w-0 whitespace-pre-line break-words">{value || '—'}</dd>
      </div>
    ))}
  </dl>
)
