'use client'

import { countryName } from '@/components/ui/country-name'
import { RadioField } from '@/components/ui/fields/radio-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { useFormDraft } from '@/components/ui/forms/use-form-draft'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { SELLER_COUNTRIES, VAT_WORDS } from '@/lib/domain/shops/constants'
import { type Shop } from '@/lib/domain/shops/schema'
import { saveSellerAction } from './actions'
import { TITLE } from './frame'
import { SaveBar } from './save-bar'

const UNREACHABLE = 'Le vendeur n’est pas enregistré. Vérifiez votre connexion, puis réessayez.'

const TERMS_HINT =
  'Sans lien, vos clients lisent la page composée de vos réglages, dès que l’entreprise, le médiateur et les retours y sont remplis.'

const LINES = [
  { name: 'legalName', label: 'Nom légal', autoComplete: 'organization', wide: true },
  { name: 'addressLine1', label: 'Adresse', autoComplete: 'address-line1', wide: true },
  {
    name: 'addressLine2',
    label: 'Complément d’adresse',
    autoComplete: 'address-line2',
    wide: true,
    optional: true,
  },
  { name: 'postalCode', label: 'Code postal', autoComplete: 'postal-code' },
  { name: 'city', label: 'Ville', autoComplete: 'address-level2' },
] as const

export function SellerForm({ shop }: { shop: Shop }) {
  const draft = useFormDraft(`vendeur-${shop.websiteId}`)
  const [state, save, busy] = useGuardedAction(saveSellerAction, UNREACHABLE, draft.drop)
  const { issues } = state
  const typed = state.status === 'error' ? state.values : {}
  return (
    <form
      {...draft.form}
      action={save}
      noValidate
      {...(state.status === 'error' && { 'data-unsaved': '' })}
      className="flex flex-col gap-5"
    >
      {/* Otherwise the page's last form sets the title. */}
      <FocusFirstFault state={state} {...(state.status === 'error' && { title: TITLE })} />
      <input type="hidden" name="websiteId" value={shop.websiteId} />
      <div className="grid gap-4 sm:grid-cols-2">
        {LINES.map(({ name, ...field }) => (
          <TextField
            key={name}
            name={name}
            label={field.label}
            autoComplete={field.autoComplete}
            optional={'optional' in field}
            maxLength={200}
            defaultValue={typed[name] ?? shop[name]}
            issue={issues[name]}
            className={'wide' in field ? 'sm:col-span-2' : ''}
          />
        ))}
        <SelectField
          key={typed.country}
          name="country"
          label="Pays"
          autoComplete="country"
          defaultValue={typed.country ?? shop.country}
          issue={issues.country}
          className="sm:col-span-2"
        >
          {SELLER_COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="email"
          type="email"
          label="E-mail"
          hint="Vos clients y répondent."
          autoComplete="email"
          defaultValue={typed.email ?? shop.email}
          issue={issues.email}
        />
        <TextField
          name="phone"
          type="tel"
          label="Téléphone"
          autoComplete="tel"
          defaultValue={typed.phone ?? shop.phone}
          issue={issues.phone}
        />
      </div>
      <RadioField
        key={typed.vatRegime}
        name="vatRegime"
        label="TVA"
        options={Object.entries(VAT_WORDS).map(([value, label]) => ({ value, label }))}
        defaultValue={typed.vatRegime ?? shop.vatRegime}
        issue={issues.vatRegime}
      />
      <TextField
        name="termsUrl"
        type="url"
        inputMode="url"
        label="Lien vers vos conditions de vente"
        hint={TERMS_HINT}
        placeholder="https://www.votre-site.fr/conditions-de-vente"
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed.termsUrl ?? shop.termsUrl}
        issue={issues.termsUrl}
      />
      <FormOutcome state={Object.keys(issues).length === 0 ? state : EMPTY_FORM} />
      <SaveBar
        label="Enregistrer le vendeur"
        busy={busy}
        isResumed={draft.isResumed && state.status !== 'error'}
        drop={draft.drop}
      />
    </form>
  )
}
