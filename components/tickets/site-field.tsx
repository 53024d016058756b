import { SelectField } from '../ui/fields/select-field'

export type SiteChoice = { id: number; name: string }

type Props = { sites: SiteChoice[]; defaultValue: string | undefined; issue: string | undefined }

/** The site that a request is about. */
export const SiteField = ({ sites, defaultValue = '', issue }: Props) => (
  <SelectField name="websiteId" label="Site concerné" optional defaultValue={defaultValue} issue={issue}>
    <option value="">Aucun en particulier</option>
    {sites.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
)
