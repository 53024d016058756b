'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useFormDraft } from '@/components/ui/forms/use-form-draft'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import type { FeeRule } from '@/lib/domain/fees/schema'
import { formatDecimal } from '@/lib/domain/money'
import { saveRuleAction } from './actions'
import { BECOMES_ZERO, isNoNumber, OPTIONAL_NUMBER } from './no-number'
import { RULES } from './rules-heading'
import { useReplacedNumbers } from './use-replaced-numbers'

const UNREACHABLE = 'La règle n’a pas été enregistrée. Vérifiez votre connexion, puis réessayez.'

const NUMBERS = [
  { name: 'minAmountCents', label: 'À partir de (€)', hint: 'Montant des articles' },
  { name: 'fixedFeeCents', label: 'Part fixe (€)', hint: 'Par commande' },
  { name: 'percentage', label: 'Part du montant (%)', hint: 'De 0 à 100' },
  { name: OPTIONAL_NUMBER, label: 'Plafond (€)', hint: 'Vide\u00a0: aucun. 0\u00a0: sans frais.' },
]

const FORMULA_HINT = (
  <>
    {'Remplace la somme des deux parts, en centimes. Variables\u00a0: '}
    <code>amount</code>, <code>shipping</code>, <code>fixed</code>, <code>min</code>, et <code>percent</code>
    {' en pour cent. Fonctions\u00a0: '}
    <code>min</code>, <code>max</code>, <code>round</code>, <code>floor</code>, <code>ceil</code>.
    {' Exemple\u00a0: '}
    <code className="wrap-anywhere">amount &gt; 10000 ? 150 : amount * 0.02</code>
  </>
)

type Props = {
  clientId: number
  /** The rule to change; adds one when omitted. */
  rule?: FeeRule
  closeHref: string
}

/** Adds a rule, or changes one. Invalid numbers become 0 before saving. */
export function RuleForm({ clientId, rule, closeHref }: Props) {
  const router = useRouter()
  const ruleName = rule?.id ?? 'nouvelle'
  const draft = useFormDraft(`regle-${clientId}-${ruleName}`)
  const [state, save, busy] = useGuardedAction(saveRuleAction, UNREACHABLE, () => {
    draft.drop()
    router.push(closeHref, { scroll: false })
  })
  const numbers = useReplacedNumbers()
  // When the form closes, the focus moves to the list.
  useEffect(() => () => document.getElementById(RULES)?.focus(), [])
  const start = state.status === 'error' ? state.values : textsOf(rule)
  const title = `regle-${ruleName}`

  return (
    <form
      {...draft.form}
      action={save}
      onSubmit={(event) => {
        numbers.onSubmit(event)
        if (busy) event.preventDefault()
      }}
      onBlur={numbers.onBlur}
      onInput={(event) => {
        draft.form.onInput(event)
        numbers.onInput(event)
      }}
      noValidate
      aria-labelledby={title}
      {...(state.status === 'error' && { 'data-unsaved': '' })}
      className="flex flex-col gap-4"
    >
      <FocusFirstFault state={state} title="Admin Dashboard" />
      <HiddenFields values={{ clientId, ...(rule && { ruleId: rule.id }) }} />
      <h4 id={title} className="font-semibold font-text text-base tracking-normal">
        {rule ? 'Modifier la règle' : 'Nouvelle règle'}
      </h4>
      <NumberFields start={start} issues={state.issues} replaced={numbers.replaced} />
      <TextareaField
        name="customFormula"
        label="Formule"
        optional
        hint={FORMULA_HINT}
        issue={state.issues.customFormula}
        rows={2}
        autoComplete="off"
        spellCheck={false}
        defaultValue={start.customFormula}
      />
      <FormOutcome state={state} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{busy ? 'Enregistrement…' : rule ? 'Enregistrer' : 'Ajouter'}</SubmitButton>
        <span data-leaves className="contents">
          <AppLink href={closeHref} scroll={false} className={buttonStyle({ look: 'secondary' })}>
            Annuler
          </AppLink>
        </span>
      </div>
    </form>
  )
}

type NumbersProps = {
  start: Readonly<Record<string, string>>
  issues: Readonly<Record<string, string>>
  /** The names of the fields whose invalid number was replaced. */
  replaced: readonly string[]
}

const NumberFields = ({ start, issues, replaced }: NumbersProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {NUMBERS.map(({ name, hint, ...field }, index) => {
      const text = start[name] ?? ''
      return (
        <TextField
          key={name}
          {...field}
          name={name}
          hint={replaced.includes(name) ? <span role="status">{BECOMES_ZERO}</span> : hint}
          issue={replaced.includes(name) ? undefined : issues[name]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          optional={name === OPTIONAL_NUMBER}
          defaultValue={isNoNumber(name, text) ? '0' : text}
          {...(index === 0 && { ref: focusOnMount })}
        />
      )
    })}
  </div>
)

const focusOnMount = (input: HTMLInputElement | null) => input?.focus()

function textsOf(rule: FeeRule | undefined): Record<string, string> {
  return {
    minAmountCents: formatDecimal(rule?.minAmountCents ?? 0),
    fixedFeeCents: formatDecimal(rule?.fixedFeeCents ?? 0),
    percentage: formatDecimal(Math.round((rule?.percentage ?? 0) * 100)),
    maxFeeCents: rule?.maxFeeCents == null ? '' : formatDecimal(rule.maxFeeCents),
    customFormula: rule?.customFormula ?? '',
  }
}
