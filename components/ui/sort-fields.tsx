import { SelectField } from './select-field'

type Props = {
  /** The list's orders by their name in the address, the first one being that of an address without any. */
  sorts: readonly { value: string; label: string }[]
  /** What the address asks. */
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
