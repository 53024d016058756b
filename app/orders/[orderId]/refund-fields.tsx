'use client'

import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import type { FormState } from '@/lib/domain/forms/schema'
import { formatBill, formatDecimal } from '@/lib/domain/money'
import { quantityField } from '@/lib/domain/orders/policy'
import { type Refundable, type RefundChoice, refundOfItems } from '@/lib/domain/refunds/refund-of-items'
import { PieceField } from './piece-field'
import { useRefundChoice } from './use-refund-choice'

export type RefundLine = {
  itemId: number
  name: string
  size: string | null
  unitPriceCents: number
  left: number
}

type Props = {
  refundable: Refundable
  /** The initial values. */
  begins?: { choice: RefundChoice; cents: number } | undefined
  lines: RefundLine[]
  who: string
  state: FormState
  /** Receives the form's amount, in cents; 0 for none. */
  onAmount: (cents: number) => void
}

/** What is refunded, the amount that follows from it, and the message to the shopper. */
export function RefundFields({ refundable, begins, lines, who, state, onAmount }: Props) {
  const { fields, amount, choice, read, propose, chooseAll } = useRefundChoice({
    refundable,
    lines,
    onAmount,
  })
  const { deliveryCents, leftCents } = refundable
  const isFresh = state.status !== 'error'
  /** The initial quantity of a line. */
  const first = (itemId: number) => {
    const { quantity = 0 } = begins?.choice.pieces.find((one) => one.itemId === itemId) ?? {}
    const { left = 0 } = lines.find((line) => line.itemId === itemId) ?? {}
    return String(Math.min(quantity, left))
  }
  const hasDiscount = refundable.lines.some(({ discountCents }) => discountCents > 0)
  return (
    <div ref={fields} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted text-sm">
          Choisissez ce que vous remboursez{hasDiscount && '\u00a0; la remise est déduite'}.
        </p>
        <Button look="secondary" size="small" onClick={chooseAll} className="noscript:hidden">
          Tout rembourser
        </Button>
      </div>
      <div onInput={propose} className="divide-y divide-hairline border-hairline border-y">
        {lines.map((line) => (
          <PieceField
            key={line.itemId}
            line={line}
            cents={refundOfItems(refundable, {
              pieces: choice.pieces.filter(({ itemId }) => itemId === line.itemId),
              withDelivery: false,
            })}
            typed={state.values[quantityField(line.itemId)] ?? first(line.itemId)}
            issue={state.issues[quantityField(line.itemId)]}
          />
        ))}
        {deliveryCents > 0 && (
          <div className="flex items-center justify-between gap-3 py-3">
            <CheckboxField
              name="delivery"
              label="Frais de livraison"
              defaultChecked={isFresh ? begins?.choice.withDelivery === true : state.values.delivery === 'on'}
            />
            <span className="tabular-nums">{formatBill(deliveryCents)}</span>
          </div>
        )}
      </div>
      {lines.length > 0 && (
        <CheckboxField
          name="restocks"
          label="Remettre ces pièces en stock"
          hint="Décochez pour ce que votre client garde, ou qui est abîmé."
          defaultChecked={isFresh || state.values.restocks === 'on'}
        />
      )}
      <TextField
        ref={amount}
        name="amountCents"
        label="Montant à rembourser, en euros"
        hint={`Il suit ce que vous choisissez\u00a0; vous pouvez en écrire un autre, ${formatBill(leftCents)} au plus. Les frais de l’agence vous sont rendus en proportion.`}
        inputMode="decimal"
        autoComplete="off"
        onInput={read}
        defaultValue={state.values.amountCents ?? (begins?.cents ? formatDecimal(begins.cents) : '')}
        issue={state.issues.amountCents}
        className="tabular-nums"
      />
      <TextareaField
        name="reason"
        label={`Message à ${who}`}
        hint="Il figure dans l’e-mail qui annonce le remboursement."
        optional
        rows={3}
        maxLength={500}
        defaultValue={state.values.reason ?? ''}
        issue={state.issues.reason}
      />
    </div>
  )
}
