'use client'

import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { handOverAction } from './parcel-actions'

/** The last action on a paid order for pick-up: handing it over. */
export const HandOver = ({ orderId, focusWhenGone }: { orderId: number; focusWhenGone: string }) => (
  <ConfirmAction
    label="Marquer comme retirée"
    question="Votre client a-t-il retiré cette commande&nbsp;? Il en sera informé par e-mail."
    look="primary"
    size="normal"
    action={handOverAction}
    fields={{ id: orderId }}
    unreachable="Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez."
    failure="La commande n’a pas été marquée comme retirée."
    focusWhenGone={focusWhenGone}
  />
)
