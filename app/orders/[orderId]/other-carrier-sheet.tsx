'use client'

import { TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { shipWithOtherCarrierAction } from './parcel-actions'

const UNREACHABLE = 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.'

/** Records a parcel that the seller gave to another carrier. */
export const OtherCarrierSheet = ({ orderId }: { orderId: number }) => (
  <SheetForm
    title="Expédiée autrement"
    pageTitle={`Commande #${orderId}`}
    closeHref={`/orders/${orderId}`}
    action={shipWithOtherCarrierAction}
    unreachable={UNREACHABLE}
    submit="Marquer comme expédiée"
    cancel="Annuler"
    draft={`expediee-autrement-${orderId}`}
    fields={{ id: orderId }}
  >
    {({ values, issues }) => (
      <>
        <p>
          Vous avez confié cette commande à un autre transporteur. Votre client en sera informé par e-mail,
          avec ce que vous indiquez ici.
        </p>
        <TextField
          name="carrier"
          label="Transporteur"
          required
          maxLength={60}
          autoComplete="off"
          placeholder="Colissimo"
          defaultValue={values.carrier ?? ''}
          issue={issues.carrier}
        />
        <TextField
          name="trackingNumber"
          label="N° de suivi"
          optional
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          defaultValue={values.trackingNumber ?? ''}
          issue={issues.trackingNumber}
        />
        <TextField
          name="trackingUrl"
          label="Adresse de la page de suivi"
          hint="Elle commence par https://."
          optional
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values.trackingUrl ?? ''}
          issue={issues.trackingUrl}
        />
      </>
    )}
  </SheetForm>
)
