import { PLAN_NAMES } from '@/lib/domain/billing/schema'
import { SelectField } from '../ui/select-field'

type Props = {
  value: string | undefined
  issue?: string | undefined
  /** The label of the choice of any plan, in a filter. */
  any?: string
}

/** A plan, by the name under which it is sold. */
export const PlanField = ({ value, issue, any }: Props) => (
  <SelectField
    key={value}
    name="plan"
    id={any ? 'filter-plan' : 'plan'}
    label="Formule"
    defaultValue={value ?? ''}
    issue={issue}
  >
    {any && <option value="">{any}</option>}
    {Object.entries(PLAN_NAMES).map(([plan, name]) => (
      <option key={plan} value={plan}>
        {name}
      </option>
    ))}
  </SelectField>
)
