import { PLAN_FACTS, PLANS } from '@/content/plan-facts'
import { SelectField } from '../ui/fields/select-field'

type Props = {
  value: string | undefined
  issue?: string | undefined
  /** The label of the option for any plan, in a filter. */
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
    {PLANS.map((plan) => (
      <option key={plan} value={plan}>
        {PLAN_FACTS[plan].name}
      </option>
    ))}
  </SelectField>
)
