'use client'

import { SheetForm } from '@/components/ui/sheet-form'
import { TextareaField, TextField } from '@/components/ui/text-field'
import type { FormState } from '@/lib/domain/forms/schema'
import { formatEuros, writeDecimal } from '@/lib/domain/money'
import { refundAction } from './refund-actions'

const UNREACHABLE =
  'Aucune réponse. Vérifiez votre connexion, puis réessayez\u00a0: ce remboursement ne part qu’une fois.'

/** The field of how many pieces of a line go back to the shelf. */
const piecesField = (itemId: number) => `pieces-${itemId}`

type Line = { itemId: number; name: string; size: string | null; left: number }

type Props = {
  orderId: number
  /** Of this attempt: sent twice, it is one refund. */
  refundId: string
  leftCents: number
  /** Of which pieces can go back to the shelf. */
  lines: Line[]
  customerName: string
  pageTitle: string
  closeHref: string
}

export function RefundSheet({ orderId, refundId, leftCents, lines, customerName, ...sheet }: Props) {
  return (
    <SheetForm
      {...sheet}
      title={`Rembourser la commande #${orderId}`}
      action={refundAction}
      unreachable={UNREACHABLE}
      submit="Rembourser"
      cancel="Annuler"
      draft={`refund-${orderId}`}
      fields={{ orderId, refundId }}
    >
      {(state) => (
        <>
          <TextField
            name="amountCents"
            label="Montant à rembourser, en euros"
            hint={`Au plus ${formatEuros(leftCents)}. Les frais de l’agence vous sont rendus en proportion.`}
            required
            inputMode="decimal"
            autoComplete="off"
            defaultValue={state.values.amountCents ?? writeDecimal(leftCents)}
            issue={state.issues.amountCents}
            className="tabular-nums"
          />
          {lines.length > 0 && <PieceFields lines={lines} state={state} />}
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

const PieceFields = ({ lines, state }: { lines: Line[]; state: FormState }) => (
  <fieldset className="flex flex-col gap-4">
    <legend className="font-semibold">Pièces à remettre en stock</legend>
    <p className="text-muted text-sm">
      Indiquez 0 pour ce que votre client garde. Un produit supprimé depuis est laissé de côté.
    </p>
    {lines.map(({ itemId, name, size, left }) => (
      <TextField
        key={itemId}
        name={piecesField(itemId)}
        label={size === null ? name : `${name}, ${size}`}
        hint={`0 à ${left}`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={state.values[piecesField(itemId)] ?? '0'}
        issue={state.issues[piecesField(itemId)]}
        className="tabular-nums [&_input]:max-w-28"
      />
    ))}
  </fieldset>
)
