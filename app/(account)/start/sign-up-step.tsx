'use client'

import { type FormEvent, useState } from 'react'
import { StepTitle } from '@/components/onboarding/step-title'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/choice-field'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { TERMS_REFUSED } from '@/lib/domain/accounts/schema'
import { signUpAction } from './actions'

const UNREACHABLE = 'Vérifiez votre connexion, puis réessayez.'

export function SignUpStep({ path }: { path: string }) {
  const [state, submit, busy] = useGuardedAction(signUpAction, UNREACHABLE)
  const [termsIssue, setTermsIssue] = useState<string>()
  const { issues, values } = state
  const shared = (name: string) => ({ name, required: true, defaultValue: values[name], issue: issues[name] })

  function refuseWithoutTerms(event: FormEvent<HTMLFormElement>) {
    const accepted = new FormData(event.currentTarget).has('terms')
    setTermsIssue(accepted ? undefined : TERMS_REFUSED)
    if (accepted) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('[name="terms"]')?.focus()
  }

  return (
    <form action={submit} onSubmit={refuseWithoutTerms} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} />
      <StepTitle>Créez votre compte</StepTitle>
      <p className="text-muted">
        Vous avez déjà un compte&nbsp;?{' '}
        <a href={`/login?from=${path}`} className="font-semibold text-accent-text">
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
        onChange={() => setTermsIssue(undefined)}
        issue={termsIssue ?? issues.terms}
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
      <Button type="submit" size="large" disabled={busy} className="sm:self-start">
        {busy ? 'Création…' : 'Créer mon compte'}
      </Button>
    </form>
  )
}
