import { TextField } from './text-field'

/** The search words, in a list's FilterBar. */
export const SearchField = ({
  name = 'search',
  label = 'Rechercher',
  search,
  placeholder,
  className = 'sm:w-72',
}: {
  name?: string
  label?: string
  search: string | undefined
  placeholder?: string
  className?: string
}) => (
  <TextField
    name={name}
    label={label}
    type="search"
    // As lists/filter.ts allows.
    maxLength={100}
    defaultValue={search}
    placeholder={placeholder}
    autoComplete="off"
    className={`max-sm:basis-full ${className}`}
  />
)
