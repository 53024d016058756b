'use client'

import { countryName } from '@/components/ui/country-name'
import { TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import type { FormState } from '@/lib/domain/forms/schema'
import type { Correctable } from '@/lib/domain/shipping/correction'
import { correctOrderAction } from './actions'

export type CorrectionSheet = {
  orderId: number
  /** Identifies the version shown: a concurrent correction is not overwritten. */
  shown: string
  now: Correctable
  isHome: boolean
  /** The current destination, in one line. */
  place: string
}

const UNREACHABLE = 'La correction n’a pas été enregistrée. Vérifiez votre connexion, puis réessayez.'

/** The props shared by the order's sheets. */
export const sheetOf = ({ orderId, shown }: CorrectionSheet) => ({
  pageTitle: `Commande #${orderId}`,
  closeHref: `/orders/${orderId}`,
  unreachable: UNREACHABLE,
  submit: 'Enregistrer',
  cancel: 'Annuler',
  fields: { orderId, shown },
})

export const CorrectionIntro = ({ now }: { now: string }) => (
  <p>
    <span className="text-muted">Enregistré&nbsp;: </span>
    <span className="wrap-anywhere">{now}</span>
    <span className="block text-muted text-sm">Votre client reçoit un e-mail qui dit ce qui a changé.</span>
  </p>
)

export function CustomerSheet(sheet: CorrectionSheet) {
  const { orderId, now, isHome } = sheet
  return (
    <SheetForm
      {...sheetOf(sheet)}
      title="Corriger le client"
      action={correctOrderAction}
      draft={`order-${orderId}-client`}
    >
      {(state) => (
        <>
          <CorrectionIntro now={[now.name, now.email, now.phone].filter(Boolean).join(', ')} />
          <TextField {...field(state, now, 'name')} label="Prénom et nom" required maxLength={100} />
          <TextField
            {...field(state, now, 'email')}
            label="E-mail"
            type="email"
            required
            maxLength={254}
            hint="Une autre adresse reçoit un nouveau lien vers la commande&nbsp;; l’ancien lien ne s’ouvre plus, et l’ancienne adresse en est prévenue."
          />
          <TextField
            {...field(state, now, 'phone')}
            label="Téléphone"
            type="tel"
            maxLength={30}
            optional={!isHome}
            required={isHome}
            hint={isHome ? 'Le livreur appelle avant de venir.' : undefined}
          />
        </>
      )}
    </SheetForm>
  )
}

export function AddressSheet(sheet: CorrectionSheet) {
  const { orderId, now, place } = sheet
  return (
    <SheetForm
      {...sheetOf(sheet)}
      title="Corriger l’adresse de livraison"
      action={correctOrderAction}
      draft={`order-${orderId}-livraison`}
    >
      {(state) => (
        <>
          <CorrectionIntro now={place} />
          <TextField {...field(state, now, 'shippingLine1')} label="Adresse" required maxLength={100} />
          <TextField
            {...field(state, now, 'shippingLine2')}
            label="Complément d’adresse"
            optional
            maxLength={100}
          />
          <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <TextField {...field(state, now, 'shippingZip')} label="Code postal" required maxLength={10} />
            <TextField {...field(state, now, 'shippingCity')} label="Ville" required maxLength={60} />
          </div>
          <p className="text-muted text-sm">
            Pays&nbsp;: {countryName(now.shippingCountry)}. La livraison est payée pour ce pays, elle ne peut
            pas en changer.
          </p>
        </>
      )}
    </SheetForm>
  )
}

const field = (state: FormState, now: Correctable, name: keyof Correctable) => ({
  name,
  id: `correct-${name}`,
  autoComplete: 'off',
  defaultValue: state.values[name] ?? now[name],
  issue: state.issues[name],
})
