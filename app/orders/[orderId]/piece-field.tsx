'use client'

import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { formatBill } from '@/lib/domain/money'
import { quantityField } from '@/lib/domain/orders/policy'
import type { RefundLine } from './refund-fields'

type Props = {
  line: RefundLine
  /** The price of the selected quantity. */
  cents: number
  typed: string | undefined
  issue: string | undefined
}

/** The quantity of a line to refund: a field with buttons for one less and one more. */
export function PieceField({
  line: { itemId, name, size, unitPriceCents, left },
  cents,
  typed,
  issue,
}: Props) {
  const field = useRef<HTMLInputElement>(null)
  const label = size === null ? name : `${name}, ${size}`

  function step(by: 1 | -1) {
    if (!field.current) return
    const next = (Number(field.current.value) || 0) + by
    field.current.value = String(Math.max(0, Math.min(next, left)))
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const button = (by: 1 | -1) => (
    <Button
      look="secondary"
      aria-label={`${by < 0 ? 'Une pièce de moins' : 'Une pièce de plus'}\u00a0: ${label}`}
      onClick={() => step(by)}
      className="mb-7 w-11 shrink-0 px-0 noscript:hidden"
    >
      {by < 0 ? (
        <Minus aria-hidden="true" className="size-4" />
      ) : (
        <Plus aria-hidden="true" className="size-4" />
      )}
    </Button>
  )
  return (
    <div className="flex items-end gap-2 py-3 sm:gap-3">
      <TextField
        ref={field}
        name={quantityField(itemId)}
        label={label}
        hint={`0 à ${left}`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed ?? '0'}
        issue={issue}
        className="min-w-0 flex-1 tabular-nums [&_input]:max-w-28"
      />
      {button(-1)}
      {button(1)}
      <p className="mb-7 flex min-h-11 w-20 shrink-0 flex-col justify-center text-right text-sm tabular-nums">
        <span className={cents > 0 ? 'font-semibold' : 'text-muted'}>{formatBill(cents)}</span>
        <span className="text-muted text-xs">à {formatBill(unitPriceCents)}</span>
      </p>
    </div>
  )
}
