'use client'

import { useState } from 'react'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { formatBill } from '@/lib/domain/money'
import type { Refundable, RefundChoice } from '@/lib/domain/refunds/refund-of-items'
import { refundAction } from './refund-actions'
import { RefundFields, type RefundLine } from './refund-fields'

const UNREACHABLE =
  'Aucune réponse. Vérifiez votre connexion, puis réessayez\u00a0: ce remboursement ne part qu’une fois.'

type Props = {
  orderId: number
  /** Identifies this attempt: sent twice, it makes one refund. */
  refundId: string
  refundable: Refundable
  /** The initial values. */
  begins?: { choice: RefundChoice; cents: number } | undefined
  /** The lines that can be refunded. */
  lines: RefundLine[]
  customerName: string
  pageTitle: string
  closeHref: string
}

/** Starts empty or with a withdrawal's lines. Quantities and delivery make the amount, shown on the button; asks once. */
export function RefundSheet({ orderId, refundId, refundable, begins, lines, customerName, ...sheet }: Props) {
  const [cents, setCents] = useState(begins?.cents ?? 0)
  const who = customerName || 'votre client'
  const isPossible = cents > 0 && cents <= refundable.leftCents
  const submit = cents > 0 ? `Rembourser ${formatBill(cents)}` : 'Rembourser'
  return (
    <SheetForm
      {...sheet}
      title={`Rembourser la commande #${orderId}`}
      action={refundAction}
      unreachable={UNREACHABLE}
      submit={submit}
      {...(isPossible && { question: `${submit} à ${who}\u00a0? L’argent part aussitôt.` })}
      cancel="Annuler"
      draft={begins ? `refund-${refundId}` : `refund-${orderId}`}
      fields={{ orderId, refundId }}
    >
      {(state) => <RefundFields {...{ refundable, begins, lines, who, state }} onAmount={setCents} />}
    </SheetForm>
  )
}
