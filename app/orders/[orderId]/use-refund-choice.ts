import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatDecimal, parseEuros } from '@/lib/domain/money'
import { quantityField } from '@/lib/domain/orders/policy'
import { type Refundable, type RefundChoice, refundOfItems } from '@/lib/domain/refunds/refund-of-items'

type Chosen = {
  refundable: Refundable
  lines: readonly { itemId: number; left: number }[]
  /** Receives the form's amount, in cents; 0 for none. */
  onAmount: (cents: number) => void
}

/** The selection of a refund determines the amount, until another is typed. The fields are uncontrolled, so that drafts and
 *  refused forms can fill them; their values are read from the DOM. */
export function useRefundChoice({ refundable, lines, onAmount }: Chosen) {
  const fields = useRef<HTMLDivElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const proposed = useRef(0)
  const [choice, setChoice] = useState<RefundChoice>(NOTHING)

  const field = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const chosen = (): RefundChoice => ({
    pieces: lines.map(({ itemId }) => ({
      itemId,
      quantity: Number(field(quantityField(itemId))?.value) || 0,
    })),
    withDelivery: field('delivery')?.checked ?? false,
  })

  function read() {
    const now = chosen()
    proposed.current = refundOfItems(refundable, now)
    if (!isSame(now, choice)) setChoice(now)
    onAmount(parseEuros(amount.current?.value ?? '') ?? 0)
  }
  // Drafts and server responses fill fields without an event.
  const readRendered = useEffectEvent(read)
  useEffect(() => readRendered())

  function propose() {
    const typed = amount.current?.value ?? ''
    const cents = refundOfItems(refundable, chosen())
    if (amount.current && (typed.trim() === '' || parseEuros(typed) === proposed.current))
      amount.current.value = cents > 0 ? formatDecimal(cents) : ''
    read()
  }

  function chooseAll() {
    for (const { itemId, left } of lines) set(field(quantityField(itemId)), String(left))
    const delivery = field('delivery')
    if (delivery && !delivery.checked) delivery.click()
    set(amount.current, formatDecimal(refundable.leftCents))
  }

  return { fields, amount, choice, read, propose, chooseAll }
}

const NOTHING: RefundChoice = { pieces: [], withDelivery: false }

const isSame = (one: RefundChoice, other: RefundChoice) => JSON.stringify(one) === JSON.stringify(other)

/** Dispatches an input event, so that the form notices. */
function set(input: HTMLInputElement | null | undefined, text: string) {
  if (!input) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
