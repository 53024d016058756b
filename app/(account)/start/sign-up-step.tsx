'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { StepTitle } from '@/components/onboarding/step-title'
import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { PasswordField } from '@/components/ui/fields/password-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault, focusFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { SIGN_UP_MISSING, TERMS_REFUSED } from '@/lib/domain/accounts/sign-up-words'
import type { Choice } from '@/lib/domain/onboarding/policy'
import { signUpAction } from './actions'

type Props = { path: string; choice: Choice | null; chosenPlan: ReactNode }

export function SignUpStep({ path, choice, chosenPlan }: Props) {
  const [state, submit, busy] = useGuardedAction(signUpAction)
  // Faults of a form that was not sent; they replace the server's, which are outdated by then.
  const [missing, setMissing] = useState<Record<string, string> | null>(null)
  const { values } = state
  const issues = missing ?? state.issues
  const shared = (name: string) => ({ name, required: true, defaultValue: values[name], issue: issues[name] })

  function refuseWithoutTerms(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const typed = new FormData(form)
    if (typed.has('terms')) return setMissing(null)
    event.preventDefault()
    flushSync(() => setMissing(missingIn(typed)))
    focusFault(form)
  }

  return (
    <form action={submit} onSubmit={refuseWithoutTerms} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} />
      <StepTitle>Créez votre compte</StepTitle>
      {chosenPlan}
      <p className="text-muted">
        Vous avez déjà un compte&nbsp;?{' '}
        <a
          href={`/login?from=${choice ? encodeURIComponent(`${path}?${choice.query}`) : path}`}
          className="font-semibold text-accent-text"
        >
          Connectez-vous
        </a>
      </p>
      {state.status === 'error' && (
        <Alert>
          Erreur lors de l'inscription
          {state.message && <span className="block font-normal">{state.message}</span>}
        </Alert>
      )}
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="choice" value={choice?.query ?? ''} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Prénom" autoComplete="given-name" {...shared('firstName')} />
        <TextField label="Nom" autoComplete="family-name" {...shared('lastName')} />
        <TextField label="E-mail" type="email" autoComplete="email" {...shared('email')} />
        <TextField label="Téléphone" type="tel" autoComplete="tel" {...shared('phone')} />
      </div>
      <PasswordField
        name="password"
        label="Mot de passe"
        hint="10 caractères au moins."
        autoComplete="new-password"
        required
        issue={issues.password}
      />
      <CheckboxField
        name="terms"
        required
        defaultChecked={values.terms === 'on'}
        onChange={() => setMissing((known) => known && without(known, 'terms'))}
        issue={issues.terms}
        label={
          <>
            J’accepte les{' '}
            <a href="/cgu" target="_blank" rel="noopener" className="text-accent-text underline">
              CGU et T&C
            </a>
          </>
        }
      />
      <CheckboxField
        name="acceptsMarketing"
        defaultChecked={values.acceptsMarketing === 'on'}
        label="J’accepte de recevoir les nouvelles de l’agence"
      />
      <SubmitButton size="large" className="sm:self-start">
        {busy ? 'Création…' : 'Créer mon compte'}
      </SubmitButton>
    </form>
  )
}

/** Every field that is not filled in, including the terms. */
const missingIn = (typed: FormData): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(SIGN_UP_MISSING).filter(([name]) => String(typed.get(name) ?? '').trim() === ''),
  ),
  terms: TERMS_REFUSED,
})

const without = (issues: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(issues).filter(([field]) => field !== name))
