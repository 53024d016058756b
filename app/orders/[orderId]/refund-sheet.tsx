'use client'

import { useRef } from 'react'
import { SheetForm } from '@/components/ui/sheet-form'
import { TextareaField, TextField } from '@/components/ui/text-field'
import { useHydrated } from '@/components/ui/use-hydrated'
import { formatEuros, writeDecimal } from '@/lib/domain/money'
import type { Refundable } from '@/lib/domain/refunds/refund-of-pieces'
import { PieceFields } from './piece-fields'
import { refundAction } from './refund-actions'

const UNREACHABLE =
  'Aucune réponse. Vérifiez votre connexion, puis réessayez\u00a0: ce remboursement ne part qu’une fois.'

export type RefundLine = { itemId: number; name: string; size: string | null; left: number }

type Props = {
  orderId: number
  /** Of this attempt: sent twice, it is one refund. */
  refundId: string
  refundable: Refundable
  /** Of which pieces can go back to the shelf. */
  lines: RefundLine[]
  customerName: string
  pageTitle: string
  closeHref: string
}

export function RefundSheet({ orderId, refundId, refundable, lines, customerName, ...sheet }: Props) {
  const amount = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const { leftCents } = refundable
  const shown = hydrated ? writeDecimal(leftCents) : ''
  return (
    <SheetForm
      {...sheet}
      title={`Rembourser la commande #${orderId}`}
      action={refundAction}
      unreachable={UNREACHABLE}
      submit="Rembourser"
      cancel="Annuler"
      draft={`refund-${orderId}`}
      fields={{ orderId, refundId, ...(!hydrated && { follows: 'on' }) }}
    >
      {(state) => (
        <>
          <TextField
            ref={amount}
            name="amountCents"
            label="Montant à rembourser, en euros"
            hint={
              <>
                Au plus {formatEuros(leftCents)}. Les frais de l’agence vous sont rendus en proportion.
                <span className="hidden noscript:inline">
                  {' '}
                  Vide&nbsp;: le prix des pièces indiquées, ou tout ce qui reste.
                </span>
              </>
            }
            required
            inputMode="decimal"
            autoComplete="off"
            defaultValue={state.values.amountCents ?? shown}
            issue={state.issues.amountCents}
            className="tabular-nums"
          />
          {lines.length > 0 && (
            <PieceFields
              refundable={refundable}
              lines={lines}
              readAmount={() => amount.current?.value ?? ''}
              writeAmount={(text) => {
                if (amount.current) amount.current.value = text
              }}
              state={state}
            />
          )}
          <TextareaField
            name="reason"
            label={`Message à ${customerName || 'votre client'}`}
            hint="Il figure dans l’e-mail qui annonce le remboursement."
            optional
            rows={3}
            maxLength={500}
            defaultValue={state.values.reason ?? ''}
            issue={state.issues.reason}
          />
        </>
      )}
    </SheetForm>
  )
}
