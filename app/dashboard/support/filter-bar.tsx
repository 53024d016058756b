import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { hasMoreFilters, MoreFilters } from '@/components/ui/lists/more-filters'
import { SEARCH_MAX } from '@/lib/domain/lists/filter'
import { TICKET_TYPES } from '@/lib/domain/tickets/constants'
import type { AddressFilter } from './address-filter'

type Props = { path: string; filter: AddressFilter; isFiltered: boolean }

export const InboxFilterBar = ({ path, filter, isFiltered }: Props) => (
  <FilterBar path={path} isFiltered={isFiltered}>
    <TextField
      name="recherche"
      label="Rechercher"
      type="search"
      maxLength={SEARCH_MAX}
      placeholder="Titre ou client"
      autoComplete="off"
      defaultValue={filter.recherche}
      className="max-sm:basis-full"
    />
    <MoreFilters isOpen={hasMoreFilters(filter, 'recherche')}>
      <SelectField name="etat" label="État" defaultValue={filter.etat === 'fermees' ? 'fermees' : ''}>
        <option value="">Ouvertes</option>
        <option value="fermees">Fermées</option>
      </SelectField>
      <SelectField name="attribution" label="Attribution" defaultValue={filter.attribution ?? ''}>
        <option value="">Toutes</option>
        <option value="miennes">Les miennes</option>
        <option value="aucune">Non attribuées</option>
      </SelectField>
      <SelectField name="attente" label="En attente" defaultValue={filter.attente ?? ''}>
        <option value="">De tous</option>
        <option value="nous">De nous</option>
        <option value="client">Du client</option>
      </SelectField>
      <SelectField name="type" label="Type de demande" defaultValue={filter.type ?? ''}>
        <option value="">Tous les types</option>
        {TICKET_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
    </MoreFilters>
  </FilterBar>
)
