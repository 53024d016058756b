import { FACT_PLACES, missingProductFacts } from '@/lib/domain/catalogue/missing-facts'
import type { OwnProduct } from '@/lib/domain/catalogue/schema'
import { NO_DEFAULTS } from '@/lib/domain/product-facts/facts'
import { AlcoholFields } from './alcohol-fields'
import { Disclosure } from './disclosure'
import type { FactFields } from './field-props'
import { FoodFields } from './food-fields'
import { QuantityFields } from './quantity-fields'
import { ReductionFields } from './reduction-fields'
import { SafetyFields } from './safety-fields'

type Props = FactFields & {
  /** The form's current values. */
  typed: FactFields['texts']
  /** null for a new one, which has no price to reduce yet. */
  product: OwnProduct | null
}

const FIELDS = {
  safety: /^(manufacturer|responsible)|^(identifier|noWarning)$/,
  quantity: /^net/,
  alcohol: /^alcohol/,
  reduction: /^reduced/,
  food: /^(isFood|foodName|ingredients|noAllergens|storage|origin|noNutrition|energy|fat|saturates|carbohydrate|sugars|protein|salt)/,
}

/** The legally required facts and rarely used fields of a product, each part collapsed behind its title. */
export function FactSections({ typed, product, ...fields }: Props) {
  const missing = product
    ? missingProductFacts({ product, shopDefaults: product.defaults ?? NO_DEFAULTS })
    : []
  const part = (name: keyof typeof FIELDS, title: string) => ({
    title,
    missing: missing.filter(({ where }) => where === title).length,
    isRefused: Object.keys(fields.issues).some((field) => FIELDS[name].test(field)),
  })
  return (
    <div>
      <Disclosure {...part('safety', FACT_PLACES.safety)}>
        <SafetyFields {...fields} />
      </Disclosure>
      <Disclosure {...part('quantity', FACT_PLACES.quantity)}>
        <QuantityFields {...fields} typed={typed} />
      </Disclosure>
      <Disclosure {...part('food', FACT_PLACES.food)}>
        <FoodFields {...fields} />
      </Disclosure>
      <Disclosure {...part('alcohol', FACT_PLACES.alcohol)}>
        <AlcoholFields {...fields} />
      </Disclosure>
      {product && (
        <Disclosure {...part('reduction', 'Promotion')}>
          <ReductionFields {...fields} reduction={product.reduction} lowestCents={product.lowestCents} />
        </Disclosure>
      )}
    </div>
  )
}
