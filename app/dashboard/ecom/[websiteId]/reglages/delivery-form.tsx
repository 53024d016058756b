'use client'

import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { Fieldset } from '@/components/ui/fields/fieldset'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { useFormDraft } from '@/components/ui/forms/use-form-draft'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { formatDecimal } from '@/lib/domain/money'
import type { Shop } from '@/lib/domain/shops/schema'
import { saveDeliveryAction } from './actions'
import { TITLE } from './frame'
import { ParcelFields } from './parcel-fields'
import { SaveBar } from './save-bar'

const UNREACHABLE = 'La livraison n’est pas enregistrée. Vérifiez votre connexion, puis réessayez.'

const METHODS = [
  { name: 'offersRelay', label: 'En point relais, par Mondial Relay' },
  { name: 'offersHome', label: 'À domicile' },
  { name: 'offersPickup', label: 'Retrait en boutique, gratuit' },
] as const

export function DeliveryForm({ shop }: { shop: Shop }) {
  const draft = useFormDraft(`livraison-${shop.websiteId}`)
  const [state, save, busy] = useGuardedAction(saveDeliveryAction, UNREACHABLE, draft.drop)
  const { issues } = state
  const typed = state.status === 'error' ? state.values : null
  const freeFrom = shop.freeDeliveryFromCents
  return (
    <form
      {...draft.form}
      action={save}
      noValidate
      {...(state.status === 'error' && { 'data-unsaved': '' })}
      className="flex flex-col gap-5"
    >
      {/* Otherwise the page's last form sets the title. */}
      <FocusFirstFault state={state} {...(typed && { title: TITLE })} />
      <input type="hidden" name="websiteId" value={shop.websiteId} />
      <Fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold text-sm">Ce que vous proposez</legend>
        {METHODS.map(({ name, label }) => {
          const isChecked = typed ? typed[name] !== undefined : shop[name]
          return (
            <CheckboxField
              key={`${name} ${isChecked}`}
              name={name}
              label={label}
              defaultChecked={isChecked}
              issue={issues[name]}
            />
          )
        })}
      </Fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextareaField
          name="pickupAddress"
          label="Adresse du retrait"
          rows={3}
          maxLength={300}
          defaultValue={typed?.pickupAddress ?? shop.pickupAddress}
          issue={issues.pickupAddress}
        />
        <TextareaField
          name="pickupHours"
          label="Heures du retrait"
          optional
          rows={3}
          maxLength={300}
          defaultValue={typed?.pickupHours ?? shop.pickupHours}
          issue={issues.pickupHours}
        />
        <TextField
          name="packagingWeightGrams"
          label="Poids de l’emballage, en grammes"
          hint="Ajouté au poids des articles."
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.packagingWeightGrams ?? shop.packagingWeightGrams}
          issue={issues.packagingWeightGrams}
          className="tabular-nums"
        />
        <TextField
          name="preparationDays"
          label="Jours ouvrés de préparation"
          hint="Ajoutés au délai du transporteur."
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.preparationDays ?? shop.preparationDays}
          issue={issues.preparationDays}
          className="tabular-nums"
        />
        <TextField
          name="freeDeliveryFromCents"
          label="Livraison offerte à partir de, en euros"
          hint="Articles seuls, remise déduite. Vide : jamais offerte."
          optional
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed?.freeDeliveryFromCents ?? (freeFrom === null ? '' : formatDecimal(freeFrom))}
          issue={issues.freeDeliveryFromCents}
          className="tabular-nums sm:col-span-2"
        />
      </div>
      <ParcelFields shop={shop} typed={typed} issues={issues} />
      <FormOutcome state={Object.keys(issues).length === 0 ? state : EMPTY_FORM} />
      <SaveBar
        label="Enregistrer la livraison"
        busy={busy}
        isResumed={draft.isResumed && state.status !== 'error'}
        drop={draft.drop}
      />
    </form>
  )
}
