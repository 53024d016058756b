import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { FormState } from '@/lib/domain/forms/schema'
import type { QuoteInput } from '@/lib/domain/quotes/schema'

type Props = {
  quote: QuoteInput
  /** A client's name and address come from the account. */
  isOfClient: boolean
  state: FormState
}

/** The recipient of a quote. */
export function RecipientFields({ quote, isOfClient, state }: Props) {
  const { values, issues } = state
  const of = (name: string, stored: string | null) => values[name] ?? stored ?? ''
  return (
    <section aria-labelledby="qui" className="grid gap-4 sm:grid-cols-2">
      <h2 id="qui" className="text-xl sm:col-span-2">
        Pour qui
      </h2>
      {isOfClient ? (
        <>
          <HiddenFields
            values={{ email: quote.email, firstName: quote.firstName, lastName: quote.lastName }}
          />
          <p className="wrap-anywhere sm:col-span-2">
            <strong>
              {quote.firstName} {quote.lastName}
            </strong>
            , {quote.email}
          </p>
        </>
      ) : (
        <>
          <TextField
            name="firstName"
            label="Prénom"
            required
            maxLength={80}
            defaultValue={of('firstName', quote.firstName)}
            issue={issues.firstName}
          />
          <TextField
            name="lastName"
            label="Nom"
            required
            maxLength={80}
            defaultValue={of('lastName', quote.lastName)}
            issue={issues.lastName}
          />
          <TextField
            name="email"
            label="E-mail"
            type="email"
            required
            defaultValue={of('email', quote.email)}
            issue={issues.email}
          />
        </>
      )}
      <TextField
        name="businessName"
        label="Entreprise"
        optional
        maxLength={150}
        defaultValue={of('businessName', quote.businessName)}
        issue={issues.businessName}
      />
      <SelectField
        name="clientKind"
        label="Statut du client"
        defaultValue={of('clientKind', quote.clientKind)}
        issue={issues.clientKind}
      >
        <option value="professional">Professionnel</option>
        <option value="non_professional">Association</option>
        <option value="consumer">Particulier</option>
      </SelectField>
      <CheckboxField
        name="isOffPremises"
        label="Conclu hors établissement (aucun paiement d’un particulier pendant sept jours)"
        defaultChecked={state.status === 'error' ? values.isOffPremises === 'on' : quote.isOffPremises}
        className="sm:col-span-2"
      />
    </section>
  )
}
