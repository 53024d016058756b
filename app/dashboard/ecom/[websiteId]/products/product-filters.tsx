import { HiddenFields, type HiddenValues } from '@/components/ui/fields/hidden-fields'
import { SearchField } from '@/components/ui/fields/search-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { hasMoreFilters, MoreFilters } from '@/components/ui/lists/more-filters'
import { SortFields } from '@/components/ui/lists/sort-fields'
import type { ProductFilter } from '@/lib/domain/catalogue/schema'
import { STOCK_NAMES } from './stock-words'

type Props = {
  path: string
  filter: ProductFilter
  isFiltered: boolean
  wholeHref: string
  /** The query parameters of the page's other lists. */
  kept: HiddenValues
  categories: string[]
}

const SORTS = [
  { value: 'id', label: 'Ajout' },
  { value: 'name', label: 'Nom' },
  { value: 'price', label: 'Prix' },
]

export function ProductFilters({ path, filter, isFiltered, wholeHref, kept, categories }: Props) {
  return (
    <FilterBar path={path} isFiltered={isFiltered} wholeHref={wholeHref}>
      <HiddenFields values={kept} />
      <SearchField
        search={filter.search}
        placeholder="Nom, référence, catégorie"
        className="max-sm:basis-full sm:w-64"
      />
      <MoreFilters isOpen={hasMoreFilters(filter)}>
        <SelectField name="category" label="Catégorie" defaultValue={filter.category ?? ''}>
          <option value="">Toutes</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </SelectField>
        <SelectField name="active" label="Visibilité" defaultValue={filter.active ?? ''}>
          <option value="">Toutes</option>
          <option value="1">Visible</option>
          <option value="0">Caché</option>
        </SelectField>
        <SelectField name="stock" label="Stock" defaultValue={filter.stock ?? ''}>
          <option value="">Tous</option>
          {Object.entries(STOCK_NAMES).map(([level, name]) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </SelectField>
        <SortFields sorts={SORTS} sort={filter.sort} order={filter.order} />
      </MoreFilters>
    </FilterBar>
  )
}
