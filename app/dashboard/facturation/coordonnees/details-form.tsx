'use client'

import { countryName } from '@/components/ui/country-name'
import { RadioField } from '@/components/ui/fields/radio-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import type { BillingDetails } from '@/lib/domain/contracts/schema'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { saveDetailsAction } from './actions'
import { COUNTRIES } from './countries'

const UNREACHABLE = 'Vos informations ne sont pas enregistrées. Vérifiez votre connexion, puis réessayez.'

const KINDS = [
  { value: 'consumer', label: 'Particulier' },
  { value: 'non_professional', label: 'Association ou autre organisme' },
  { value: 'professional', label: 'Professionnel' },
]

const ADDRESS = [
  { name: 'line1', label: 'Adresse', autoComplete: 'billing address-line1', wide: true },
  {
    name: 'line2',
    label: 'Complément d’adresse',
    autoComplete: 'billing address-line2',
    wide: true,
    optional: true,
  },
  { name: 'postalCode', label: 'Code postal', autoComplete: 'billing postal-code' },
  { name: 'city', label: 'Ville', autoComplete: 'billing address-level2' },
] as const

type Props = {
  details: BillingDetails
  /** The title that this form sets for the page. */
  pageTitle: string
  isViewed: boolean
  submit?: string
}

export function DetailsForm({ details, pageTitle, isViewed, submit = 'Enregistrer' }: Props) {
  const [state, save, busy] = useGuardedAction(saveDetailsAction, UNREACHABLE)
  const { issues } = state
  const typed = state.status === 'error' ? state.values : {}
  const shown = (name: Exclude<keyof BillingDetails, 'emails' | 'isComplete'>) =>
    typed[name] ?? details[name] ?? ''
  return (
    <form
      action={save}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      {...(state.status === 'error' && { 'data-unsaved': '' })}
      className="group/billed flex flex-col gap-6"
    >
      <FocusFirstFault state={state} title={pageTitle} />
      <RadioField
        key={`kind ${typed.kind}`}
        name="kind"
        label="Vous êtes"
        options={KINDS}
        defaultValue={shown('kind')}
        issue={issues.kind}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label="Nom ou raison sociale"
          hint="Avec «&nbsp;EI&nbsp;» pour une entreprise individuelle."
          autoComplete="billing organization"
          maxLength={150}
          required
          defaultValue={shown('name')}
          issue={issues.name}
          className="sm:col-span-2"
        />
        {ADDRESS.map(({ name, ...field }) => (
          <TextField
            key={name}
            name={name}
            label={field.label}
            autoComplete={field.autoComplete}
            maxLength={100}
            optional={'optional' in field}
            required={!('optional' in field)}
            defaultValue={shown(name)}
            issue={issues[name]}
            className={'wide' in field ? 'sm:col-span-2' : ''}
          />
        ))}
        <SelectField
          key={`country ${typed.country}`}
          name="country"
          label="Pays"
          autoComplete="billing country"
          defaultValue={shown('country') || 'FR'}
          issue={issues.country}
          className="sm:col-span-2"
        >
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-4 group-has-[[value=consumer]:checked]/billed:hidden sm:grid-cols-2">
        <TextField
          name="siren"
          label="Numéro SIREN"
          hint="Neuf chiffres. Obligatoire pour un professionnel en France."
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={shown('siren')}
          issue={issues.siren}
        />
        <TextField
          name="vatNumber"
          label="Numéro de TVA"
          hint="Comme FR12345678901. Obligatoire hors de France."
          autoComplete="off"
          maxLength={20}
          defaultValue={shown('vatNumber')}
          issue={issues.vatNumber}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {([1, 2, 3] as const).map((place) => (
          <TextField
            key={place}
            name={`email${place}`}
            label={
              place === 1 ? 'E-mail pour les factures' : `${place === 2 ? 'Deuxième' : 'Troisième'} e-mail`
            }
            {...(place === 1 && { hint: 'Sans adresse, nous écrivons à celle de votre compte.' })}
            type="email"
            autoComplete="off"
            maxLength={254}
            optional
            defaultValue={typed[`email${place}`] ?? details.emails[place - 1] ?? ''}
            issue={issues[`email${place}`]}
            className={place === 1 ? 'sm:col-span-2' : ''}
          />
        ))}
        <TextField
          name="purchaseReference"
          label="Référence d’achat"
          hint="Votre numéro de commande, imprimé sur les factures."
          autoComplete="off"
          maxLength={100}
          optional
          defaultValue={shown('purchaseReference')}
          issue={issues.purchaseReference}
          className="sm:col-span-2"
        />
      </div>
      <FormOutcome state={Object.keys(issues).length === 0 ? state : EMPTY_FORM} />
      <SubmitButton disabled={isViewed} className="self-start max-sm:w-full">
        {busy ? 'Enregistrement…' : submit}
      </SubmitButton>
    </form>
  )
}
