import { useRef } from 'react'
import { Fieldset } from '@/components/ui/fieldset'
import { TextField } from '@/components/ui/text-field'
import type { FormState } from '@/lib/domain/forms/schema'
import { parseEuros, writeDecimal } from '@/lib/domain/money'
import { type Refundable, refundOfPieces } from '@/lib/domain/refunds/refund-of-pieces'
import type { RefundLine } from './refund-sheet'

/** The field of how many pieces of a line go back to the shelf. */
const piecesField = (itemId: number) => `pieces-${itemId}`

type Props = {
  refundable: Refundable
  lines: RefundLine[]
  /** The amount, which follows the pieces until it is typed by hand. */
  readAmount: () => string
  writeAmount: (text: string) => void
  state: FormState
}

export function PieceFields({ refundable, lines, readAmount, writeAmount, state }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const proposed = useRef(refundable.leftCents)

  function proposal(): number {
    const pieces = refundable.lines.map(({ id }) => {
      const field = fields.current?.querySelector<HTMLInputElement>(`[name="${piecesField(id)}"]`)
      return { itemId: id, quantity: Number(field?.value) || 0 }
    })
    return refundOfPieces(refundable, pieces)
  }

  /** The pieces may have been filled in from a draft. */
  const remember = () => {
    proposed.current = proposal()
  }
  function propose() {
    const typed = readAmount()
    const before = proposed.current
    remember()
    if (typed.trim() === '' || parseEuros(typed) === before) writeAmount(writeDecimal(proposed.current))
  }

  return (
    <Fieldset ref={fields} onFocus={remember} onInput={propose} className="flex flex-col gap-4">
      <legend className="font-semibold">Pièces à remettre en stock</legend>
      <p className="text-muted text-sm">
        Indiquez 0 pour ce que votre client garde. Le montant suit les pièces, remise déduite, tant que vous
        n’en écrivez pas un autre&nbsp;; la livraison vient avec les dernières. Un produit supprimé depuis est
        laissé de côté.
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
    </Fieldset>
  )
}
