import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { SearchField } from '@/components/ui/fields/search-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { hasMoreFilters, MoreFilters } from '@/components/ui/lists/more-filters'
import { SortFields } from '@/components/ui/lists/sort-fields'
import { PlanField } from '@/components/websites/plan-field'
import { PAYMENT_NAMES } from '@/components/websites/service-words'
import type { SubscriptionView } from '@/lib/domain/billing/standing-filter'

const SORTS = [
  { value: 'id', label: 'Numéro' },
  { value: 'dueDate', label: 'Échéance' },
  { value: 'plan', label: 'Formule' },
  { value: 'status', label: 'Statut' },
]

type Props = { path: string; filter: SubscriptionView; isFiltered: boolean }

/** Search, filters and order of the subscriptions, within the chosen view. */
export function SubscriptionFilters({ path, filter, isFiltered }: Props) {
  const { standing, ...others } = filter
  return (
    <FilterBar path={path} isFiltered={isFiltered}>
      {standing && <HiddenFields values={{ standing }} />}
      <SearchField search={filter.search} placeholder="Nom ou client" />
      <MoreFilters isOpen={hasMoreFilters(others)}>
        <PlanField value={filter.plan} any="Toutes" />
        <SelectField
          id="filter-paymentPlan"
          name="paymentPlan"
          label="Paiement"
          defaultValue={filter.paymentPlan ?? ''}
        >
          <option value="">Tous</option>
          {Object.entries(PAYMENT_NAMES).map(([plan, label]) => (
            <option key={plan} value={plan}>
              {label}
            </option>
          ))}
        </SelectField>
        <SortFields sorts={SORTS} sort={filter.sort} order={filter.order} />
      </MoreFilters>
    </FilterBar>
  )
}
