'use client'

import { useState } from 'react'
import { SheetForm } from '@/components/ui/sheet-form'
import { formatBill } from '@/lib/domain/money'
import type { Refundable, RefundChoice } from '@/lib/domain/refunds/refund-of-pieces'
import { refundAction } from './refund-actions'
import { RefundFields, type RefundLine } from './refund-fields'

const UNREACHABLE =
  'Aucune réponse. Vérifiez votre connexion, puis réessayez\u00a0: ce remboursement ne part qu’une fois.'

type Props = {
  orderId: number
  /** Of this attempt: sent twice, it is one refund. */
  refundId: string
  refundable: Refundable
  /** What is filled in at first. */
  begins?: { choice: RefundChoice; cents: number } | undefined
  /** Of which pieces can come back. */
  lines: RefundLine[]
  customerName: string
  pageTitle: string
  closeHref: string
}

/** Begins empty, or with what a withdrawal names: the pieces and the delivery make the amount, which the button repeats, and a question comes once. */
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
