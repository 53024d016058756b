'use client'

import { Minus, Plus } from 'lucide-react'
import { startTransition, useOptimistic, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { UNREACHABLE } from '@/components/ui/forms/unreachable'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { changeStockAction } from './actions'
import { Failure } from './failure'
import { stockText } from './stock-words'

type Props = {
  websiteId: number
  productId: number
  sizeId: number | null
  /** The name of the product or size, for screen readers. */
  label: string
  stock: number
  held: number
}

const FAILED = 'Erreur lors de la mise à jour du stock. Veuillez réessayer.'

/** The stock on hand with buttons for one less and one more. Quick presses are sent together. */
export function StockStepper({ websiteId, productId, sizeId, label, stock, held }: Props) {
  const [shown, addShown] = useOptimistic(stock, (now, by: number) => Math.max(now + by, 0))
  const [failure, setFailure] = useState<{ reason: string } | null>(null)
  const waiting = useRef(0)
  const running = useRef<Promise<void>>(Promise.resolve())
  const fields = { websiteId, id: productId, sizeId: sizeId ?? '' }

  async function send() {
    const by = waiting.current
    waiting.current = 0
    if (by === 0) return
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, by })) form.set(name, String(value))
    const { status, message } = await changeStockAction(EMPTY_FORM, form).catch(() => ({
      status: 'error',
      message: UNREACHABLE,
    }))
    if (status === 'error') setFailure({ reason: message ?? '' })
  }

  function step(by: number) {
    setFailure(null)
    waiting.current += by
    startTransition(async () => {
      addShown(by)
      running.current = running.current.then(send)
      await running.current
    })
  }

  const button = (by: 1 | -1) => {
    const isOut = by < 0 && shown === 0
    return (
      <form
        action={changeStockAction.bind(null, EMPTY_FORM) as unknown as (form: FormData) => void}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOut) step(by)
        }}
      >
        <HiddenFields values={{ ...fields, by }} />
        <Button
          type="submit"
          look="secondary"
          size="small"
          aria-label={`${by < 0 ? 'Retirer une pièce' : 'Ajouter une pièce'}\u00a0: ${label}`}
          aria-disabled={isOut || undefined}
          className="min-w-9 pointer-coarse:min-w-11"
        >
          {by < 0 ? (
            <Minus aria-hidden="true" className="size-4" />
          ) : (
            <Plus aria-hidden="true" className="size-4" />
          )}
        </Button>
      </form>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        {button(-1)}
        <output
          aria-label={`Stock\u00a0: ${label}`}
          className="min-w-8 text-center font-semibold tabular-nums"
        >
          {stockText({ stock: shown, held })}
        </output>
        {button(1)}
      </div>
      {failure && (
        <Failure key={failure.reason} sentence={FAILED} reason={failure.reason} className="text-sm" />
      )}
    </div>
  )
}
