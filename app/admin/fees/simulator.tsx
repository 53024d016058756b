'use client'

import Form from 'next/form'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { TextField } from '@/components/ui/fields/text-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import type { ExplainedFee } from '@/lib/domain/fees/explain-fee'
import type { FeeTerms } from '@/lib/domain/fees/schema'
import { replaceNoNumbers } from './no-number'

type Props = {
  terms: FeeTerms
  /** As it is typed, in euros. */
  order: { amount: string; shipping: string }
  /** Its fee as the server computed it. */
  computed: ExplainedFee
  /** Hidden fields that keep the URL's other parameters. */
  children: ReactNode
}

/** Shows the fee of an order while its amount is typed. The computation is loaded at the first change; until then, and
 *  without script, the button asks the server. */
export function Simulator({ terms, order, computed, children }: Props) {
  const [shown, setShown] = useState<ExplainedFee | null>(computed)
  const latest = useRef<FormData>(null)

  async function update({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget)
    latest.current = typed
    const text = (name: string) => String(typed.get(name))
    const loaded = await import('@/lib/domain/fees/simulate-fee').catch(() => null)
    if (latest.current !== typed) return
    setShown(loaded?.simulateFee(terms, { amount: text('montant'), shipping: text('livraison') }) ?? null)
  }

  return (
    <Form
      action="/admin"
      prefetch={false}
      scroll={false}
      onInput={update}
      onBlur={({ target }) => replaceNoNumbers([target])}
      onSubmit={({ currentTarget }) => replaceNoNumbers(currentTarget.elements)}
      data-nothing-to-save=""
      className="flex flex-col gap-4"
    >
      {children}
      <div className="flex flex-wrap items-end gap-3">
        <Amount name="montant" label="Articles (€)" value={order.amount} />
        <Amount name="livraison" label="Livraison (€)" value={order.shipping} />
        <SubmitButton look="secondary">Calculer</SubmitButton>
      </div>
      <div className="rounded-input bg-sunken p-4">
        <output htmlFor="montant livraison" className="block font-semibold text-lg">
          {shown?.summary ?? 'Appuyez sur « Calculer ».'}
        </output>
        <ul className="mt-1 list-disc pl-5 text-muted text-sm">
          {shown?.steps.map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ul>
      </div>
    </Form>
  )
}

const Amount = ({ value, ...field }: { name: string; label: string; value: string }) => (
  <TextField
    {...field}
    inputMode="decimal"
    autoComplete="off"
    maxLength={16}
    defaultValue={value}
    className="min-w-0 flex-1 basis-28"
  />
)
