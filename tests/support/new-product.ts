import type { ProductInput } from '@/lib/domain/catalogue/schema'
import { NO_FACTS } from '@/lib/domain/product-facts/facts'

/** An owner's input for a new product, with these changes. */
export const newProduct = (changes: Partial<ProductInput> = {}): ProductInput => ({
  reference: null,
  name: 'Miel de garrigue',
  description: '',
  priceCents: 950,
  vatPermille: 55,
  category: '',
  subCategory: '',
  showcase: false,
  active: true,
  risks: '',
  composition: '',
  notes: '',
  heightCm: null,
  widthCm: null,
  lengthCm: null,
  radiusCm: null,
  weightGrams: 420,
  lowStockThreshold: null,
  withdrawalException: null,
  ...NO_FACTS,
  ...changes,
})
