import { SelectField } from '../fields/select-field'

type Props = {
  /** The list's sort orders by their name in the URL; the first is the default. */
  sorts: readonly { value: string; label: string }[]
  /** The order in the URL. */
  sort: string | undefined
  order: 'asc' | 'desc' | undefined
}

/** The order of a list, in its FilterBar. */
export const SortFields = ({ sorts, sort, order }: Props) => (
  <>
    <SelectField name="sort" label="Trier par" defaultValue={sort ?? ''}>
      {sorts.map(({ value, label }, index) => (
        <option key={value} value={index === 0 ? '' : value}>
          {label}
        </option>
      ))}
    </SelectField>
    <SelectField name="order" label="Ordre" defaultValue={order ?? ''}>
      <option value="">Par défaut</option>
      <option value="asc">Croissant</option>
      <option value="desc">Décroissant</option>
    </SelectField>
  </>
)
