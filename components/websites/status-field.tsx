import { SelectField } from '../ui/fields/select-field'
import { STATUS_NAMES } from './service-words'

type Props = {
  value: string | undefined
  issue?: string | undefined
  /** The label of the option for any status, in a filter. */
  any?: string
  /** A new one cannot be late yet. */
  isNew?: boolean
}

/** The status of a website or of a subscription. */
export const StatusField = ({ value, issue, any, isNew }: Props) => (
  <SelectField
    key={value}
    name="status"
    id={any ? 'filter-status' : 'status'}
    label="Statut"
    defaultValue={value ?? ''}
    issue={issue}
  >
    {any && <option value="">{any}</option>}
    {Object.entries(STATUS_NAMES)
      .filter(([status]) => !isNew || status !== 'late')
      .map(([status, { label, lang }]) => (
        <option key={status} value={status} lang={lang}>
          {label}
        </option>
      ))}
  </SelectField>
)
