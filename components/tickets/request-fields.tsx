import { TICKET_TYPES } from '@/lib/domain/tickets/constants'
import { RadioField } from '../ui/fields/radio-field'
import { TextField } from '../ui/fields/text-field'
import { type SiteChoice, SiteField } from './site-field'

const TYPES = TICKET_TYPES.map((type) => ({ value: type, label: type }))

type Props = {
  /** The sites to choose from; empty when there is no choice. */
  sites: SiteChoice[]
  values: Record<string, string>
  issues: Record<string, string>
}

/** The fields of a request. */
export const RequestFields = ({ sites, values, issues }: Props) => (
  <>
    <RadioField
      key={`type-${values.type}`}
      name="type"
      label="Type de demande"
      options={TYPES}
      required
      defaultValue={values.type}
      issue={issues.type}
    />
    {sites.length > 0 && (
      <SiteField
        key={`site-${values.websiteId}`}
        sites={sites}
        defaultValue={values.websiteId}
        issue={issues.websiteId}
      />
    )}
    <TextField
      name="title"
      label="Titre"
      required
      autoComplete="off"
      defaultValue={values.title}
      issue={issues.title}
    />
  </>
)
