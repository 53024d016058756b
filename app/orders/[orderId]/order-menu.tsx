'use client'

import { CircleX, Ellipsis, ExternalLink, FileText, Truck } from 'lucide-react'
import { useId } from 'react'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { Menu, MenuItem, MenuLink } from '@/components/ui/overlays/menu'
import { OTHERWISE } from './may-send-with-other-carrier'
import { cancelOrderAction } from './refund-actions'

type Props = {
  orderId: number
  sendsOtherwise: boolean
  hasReceipt: boolean
  /** null: the payment is unknown. */
  paymentUrl: string | null
  /** null for an order that can no longer be cancelled. */
  cancelQuestion: string | null
  focusWhenGone: string
}

/** The further actions on an order. */
export function OrderMenu({ orderId, cancelQuestion, focusWhenGone, ...may }: Props) {
  const question = useId()
  return (
    <>
      <Menu
        label={<Ellipsis aria-hidden="true" className="size-5" />}
        name="Autres actions"
        size="normal"
        className="w-11 px-0"
      >
        {may.sendsOtherwise && (
          <MenuLink href={`/orders/${orderId}?fiche=${OTHERWISE}`}>
            <Truck aria-hidden="true" className={ICON} />
            Expédiée autrement
          </MenuLink>
        )}
        <MenuItem href={`/api/orders/${orderId}/packing-slip`} download>
          <FileText aria-hidden="true" className={ICON} />
          Bon de préparation (PDF)
        </MenuItem>
        {may.hasReceipt && (
          <MenuItem href={`/api/orders/${orderId}/receipt`} download>
            <FileText aria-hidden="true" className={ICON} />
            Reçu (PDF)
          </MenuItem>
        )}
        {may.paymentUrl !== null && (
          <MenuItem href={may.paymentUrl} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" className={ICON} />
            Procéder au remboursement
          </MenuItem>
        )}
        {cancelQuestion !== null && (
          <MenuItem danger popoverTarget={question} popoverTargetAction="show">
            <CircleX aria-hidden="true" className={ICON} />
            Annuler la commande
          </MenuItem>
        )}
      </Menu>
      {cancelQuestion !== null && (
        <ConfirmAction
          id={question}
          danger
          question={cancelQuestion}
          action={cancelOrderAction}
          fields={{ orderId }}
          unreachable="La commande n’est peut-être pas annulée. Rechargez la page avant de recommencer."
          focusWhenGone={focusWhenGone}
        />
      )}
    </>
  )
}

const ICON = 'size-4 shrink-0'
