import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle, describedBy, FieldNotes } from '@/components/ui/fields/field'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { useFault } from '@/components/ui/forms/use-fault'
import { Alert } from '@/components/ui/layout/alert'
import { freeDeliveryText } from '@/lib/domain/delivery/policy'
import type { FormState } from '@/lib/domain/forms/schema'
import { formatBill } from '@/lib/domain/money'
import { CUSTOMIZATION_NOTICE, EXCEPTION_NOTICES } from '@/lib/domain/withdrawal-exceptions'
import { LineFacts } from './line-facts'
import { Section } from './section'
import type { CheckoutView, LineView } from './view'

type Parts = { view: CheckoutView; state: FormState }

/** The cart: every line can be changed and removed. */
export function CartSection({ view, state }: Parts) {
  return (
    <Section title="Votre panier">
      {view.gone > 0 && <Gone view={view} />}
      {view.lines.length > 0 && (
        <ul className="flex flex-col divide-y divide-hairline">
          {view.lines.map((line) => (
            <Line key={line.fieldName} line={line} state={state} />
          ))}
        </ul>
      )}
      <Button type="submit" look="secondary" size="small" className="hidden self-start noscript:inline-flex">
        Mettre le panier à jour
      </Button>
      {view.toFreeDeliveryCents !== null && (
        <p className="rounded-input bg-accent-soft px-4 py-2.5 font-medium text-sm">
          {freeDeliveryText(formatBill(view.toFreeDeliveryCents))}
        </p>
      )}
      {view.lines.length > 0 && <Code view={view} state={state} />}
    </Section>
  )
}

function Gone({ view: { gone, gonePlaces } }: { view: CheckoutView }) {
  const said =
    gone === 1
      ? 'Un article de votre panier n’est plus en vente.'
      : `${gone} articles de votre panier ne sont plus en vente.`
  const action = (
    <Button type="submit" name="sans" value={gonePlaces} look="secondary" size="small">
      {gone === 1 ? 'Le retirer' : 'Les retirer'}
    </Button>
  )
  return (
    <Alert look="late" action={action}>
      {said}
    </Alert>
  )
}

function Line({ line, state }: { line: LineView; state: FormState }) {
  const name = line.size === null ? line.name : `${line.name}, ${line.size}`
  return (
    <li aria-label={name} className="flex gap-4 py-4 first:pt-0 last:pb-0">
      {line.picture ? (
        <img
          src={line.picture}
          alt=""
          width={72}
          height={72}
          className="size-16 shrink-0 rounded-input object-cover md:size-18"
        />
      ) : (
        <span aria-hidden="true" className="size-16 shrink-0 rounded-input bg-sunken md:size-18" />
      )}
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <p className="min-w-0 break-words font-semibold">{line.name}</p>
          <p className="shrink-0 font-semibold tabular-nums">
            {formatBill(line.unitPriceCents * line.quantity)}
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          {line.sizes.length > 0 && <Size line={line} />}
          <Quantity line={line} issue={state.issues[`items.${line.place}.quantity`]} />
          <Button
            type="submit"
            name="sans"
            value={line.place}
            look="quiet"
            size="small"
            aria-label={`Retirer ${name}`}
            className="-mx-2 min-h-11 text-muted"
          >
            <Trash2 aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Retirer</span>
          </Button>
          {line.quantity > 1 && (
            <p className="self-center text-muted text-sm tabular-nums">
              {formatBill(line.unitPriceCents)} l’unité
            </p>
          )}
        </div>
        <LineFacts line={line} />
        <StockFault line={line} />
        {line.withdrawalException && (
          <p className="text-muted text-sm">{EXCEPTION_NOTICES[line.withdrawalException]}</p>
        )}
        <CustomizationField line={line} state={state} />
      </div>
    </li>
  )
}

function Size({ line: { place, sizes, sizeId, fault } }: { line: LineView }) {
  const field = useRef<HTMLSelectElement>(null)
  // Another line of the same article may have been removed.
  useEffect(() => {
    if (field.current) field.current.value = String(sizeId ?? '')
  }, [sizeId])
  const name = `t${place}`
  const issue = fault === 'size' ? 'Choisissez une taille.' : undefined
  return (
    <div className="flex flex-col gap-1.5 max-sm:w-24">
      <label htmlFor={name} className="sr-only">
        Taille
      </label>
      <select
        ref={field}
        id={name}
        name={name}
        defaultValue={sizeId ?? ''}
        data-live=""
        {...describedBy({ name, issue })}
        className={`${controlStyle(issue)} min-h-11 min-w-24 max-sm:pr-6 max-sm:pl-2.5`}
      >
        {sizeId === null && <option value="">Taille</option>}
        {sizes.map(({ id, size, available }) => (
          <option key={id} value={id} disabled={available === 0 && id !== sizeId}>
            {available === 0 ? `${size} (épuisée)` : size}
          </option>
        ))}
      </select>
      <FieldNotes name={name} issue={issue} />
    </div>
  )
}

/** Follows the URL without losing the focus or the input. */
function Quantity({ line, issue }: { line: LineView; issue: string | undefined }) {
  const { place, quantity } = line
  const { fault, checks } = useFault(issue)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input && (input !== document.activeElement || input.value === '')) input.value = String(line.quantity)
  }, [line])
  const name = `q${place}`
  return (
    <div className="flex flex-col gap-1.5" {...checks}>
      <label htmlFor={name} className="sr-only">
        Quantité
      </label>
      <input
        ref={field}
        id={name}
        name={name}
        type="number"
        min={0}
        max={99}
        inputMode="numeric"
        required
        defaultValue={quantity}
        data-live=""
        {...describedBy({ name, issue: fault })}
        className={`${controlStyle(fault)} min-h-11 max-w-18 tabular-nums`}
      />
      <FieldNotes name={name} issue={fault} />
    </div>
  )
}

function StockFault({ line: { place, fault, available } }: { line: LineView }) {
  if (fault !== 'stock') return null
  const take = (
    <Button
      type="submit"
      name="garder"
      value={`${place}:${Math.min(available, 99)}`}
      look="secondary"
      size="small"
    >
      {available === 1 ? 'Prendre la dernière pièce' : `Prendre les ${available} restants`}
    </Button>
  )
  return (
    <Alert look="late" action={available > 0 && take}>
      {available > 0
        ? `Il n’en reste que ${available}.`
        : 'Cet article n’est plus en stock\u00a0: retirez-le.'}
    </Alert>
  )
}

function CustomizationField({ line: { place, fieldName }, state }: { line: LineView; state: FormState }) {
  const typed = state.values[fieldName] ?? ''
  return (
    <details open={typed !== ''}>
      <summary className="text-link cursor-pointer text-sm">Personnaliser cet article</summary>
      <TextareaField
        name={fieldName}
        label="Votre personnalisation"
        rows={2}
        maxLength={500}
        optional
        defaultValue={typed}
        issue={state.issues[`items.${place}.customization`]}
        hint={CUSTOMIZATION_NOTICE}
        className="mt-2"
      />
    </details>
  )
}

function Code({ view: { typedCode, code, codeRefusal }, state }: Parts) {
  const isRefused = typedCode !== '' && code === null
  const refused = isRefused ? (codeRefusal ?? 'Ce code de réduction n’est pas valable.') : undefined
  const issue = state.issues.discountCode ?? refused
  return (
    <details open={typedCode !== ''} className="border-hairline border-t pt-3">
      <summary className="text-link cursor-pointer">J’ai un code de réduction</summary>
      <div className="mt-2 flex max-w-sm items-start gap-3">
        <TextField
          name="code"
          label="Code"
          defaultValue={typedCode}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          issue={issue}
          hint={code && `Le code ${code} est appliqué.`}
          className="grow"
        />
        <Button type="submit" look="secondary" className="mt-[1.6875rem]">
          Appliquer
        </Button>
      </div>
    </details>
  )
}
