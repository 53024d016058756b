'use client'

import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { DateField } from '@/components/ui/fields/date-field'
import { RadioField } from '@/components/ui/fields/radio-field'
import { TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import type { FormState } from '@/lib/domain/forms/schema'
import { formatDecimal } from '@/lib/domain/money'
import { isUsed } from '@/lib/domain/shops/policy'
import type { DiscountCode } from '@/lib/domain/shops/schema'
import { createCodeAction, updateCodeAction } from './actions'
import { valueOf } from './code-words'
import { TITLE } from './frame'

const UNREACHABLE = 'Le code n’a pas été enregistré. Vérifiez votre connexion, puis réessayez.'

type Props = {
  websiteId: number
  /** null for a new one. */
  code: DiscountCode | null
  closeHref: string
}

export function CodeSheet({ websiteId, code, closeHref }: Props) {
  const kept = code && isUsed(code) ? code : null
  return (
    <SheetForm
      title={code ? `Code ${code.code}` : 'Nouveau code'}
      pageTitle={TITLE}
      closeHref={closeHref}
      action={code ? updateCodeAction : createCodeAction}
      unreachable={UNREACHABLE}
      submit={code ? 'Enregistrer' : 'Créer le code'}
      cancel="Annuler"
      draft={code ? `code-${code.id}` : `code-${websiteId}-new`}
      fields={{
        websiteId,
        ...(code && { id: code.id }),
        ...(kept && { code: kept.code, ...typedValue(kept) }),
      }}
    >
      {(state) => (
        <>
          {kept ? (
            <p>
              {valueOf(kept)}. Ce code a déjà servi : son nom et sa remise ne changent plus. Désactivez-le
              pour l’arrêter.
            </p>
          ) : (
            <Value state={state} code={code} />
          )}
          <Limits state={state} code={code} />
        </>
      )}
    </SheetForm>
  )
}

type Part = { state: FormState; code: DiscountCode | null }

/** Name and discount, which are fixed once an order has used the code. */
function Value({ state: { values, issues }, code }: Part) {
  const stored = code ? typedValue(code) : { kind: 'percent', value: '' }
  return (
    <>
      <TextField
        name="code"
        label="Code"
        hint="Majuscules et minuscules se valent."
        required
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="BIENVENUE10"
        defaultValue={values.code ?? code?.code ?? ''}
        issue={issues.code}
      />
      <RadioField
        key={values.kind}
        name="kind"
        label="Remise"
        options={[
          { value: 'percent', label: 'En pourcentage' },
          { value: 'amount', label: 'En euros' },
        ]}
        defaultValue={values.kind ?? stored.kind}
        issue={issues.kind}
      />
      <TextField
        name="value"
        label="Valeur de la remise"
        required
        inputMode="decimal"
        autoComplete="off"
        placeholder="10"
        defaultValue={values.value ?? stored.value}
        issue={issues.value}
        className="tabular-nums"
      />
    </>
  )
}

function Limits({ state: { status, values, issues }, code }: Part) {
  const isActive = status === 'error' ? values.active !== undefined : (code?.active ?? true)
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <DateField
          name="startsOn"
          label="Premier jour"
          optional
          defaultValue={values.startsOn ?? code?.startsOn ?? ''}
          issue={issues.startsOn}
        />
        <DateField
          name="endsOn"
          label="Dernier jour"
          optional
          defaultValue={values.endsOn ?? code?.endsOn ?? ''}
          issue={issues.endsOn}
        />
      </div>
      <TextField
        name="maxUses"
        label="Utilisations au plus"
        hint="En tout, par tous vos clients. Vide : sans limite."
        optional
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values.maxUses ?? code?.maxUses ?? ''}
        issue={issues.maxUses}
        className="tabular-nums"
      />
      <CheckboxField
        key={String(isActive)}
        name="active"
        label="Vos clients peuvent l’utiliser"
        defaultChecked={isActive}
      />
    </>
  )
}

/** The discount as the form's fields hold it. */
const typedValue = ({ percent, amountCents }: DiscountCode) =>
  percent === null
    ? { kind: 'amount', value: formatDecimal(amountCents ?? 0) }
    : { kind: 'percent', value: formatDecimal(Math.round(percent * 100)) }
