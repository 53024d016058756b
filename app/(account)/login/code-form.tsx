'use client'

import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useDocumentAction } from '@/components/ui/forms/use-document-action'
import { Alert } from '@/components/ui/layout/alert'
import { submitCodeAction } from '../actions'
import { PasskeyLogIn } from './passkey-log-in'

type Props = { from: string; email: string; rememberMe: boolean }

/** The second step of a log-in, after the right password. */
export function CodeForm({ from, email, rememberMe }: Props) {
  const [state, submit, busy] = useDocumentAction(submitCodeAction)
  const { issues } = state
  return (
    <div className="flex flex-col gap-4">
      <form action={submit} noValidate className="flex flex-col gap-5">
        <FocusFirstFault state={state} title="Connexion client" />
        <p className="text-muted">
          Votre mot de passe est correct. Pour ouvrir le compte{' '}
          <strong className="wrap-anywhere font-semibold text-text">{email}</strong>, saisissez le code
          affiché par votre application, ou un code de secours.
        </p>
        {state.status === 'error' && !issues.code && <Alert>{state.message}</Alert>}
        <input type="hidden" name="from" value={from} />
        <TextField
          name="code"
          label="Code"
          hint="Six chiffres, ou l’un de vos codes de secours."
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          required
          issue={issues.code}
        />
        <SubmitButton wide>{busy ? 'Connexion...' : 'Se connecter'}</SubmitButton>
      </form>
      <PasskeyLogIn from={from} isRemembered={() => rememberMe} />
      <p className="text-muted text-sm">
        Vous n’avez plus ni application, ni clé d’accès, ni code de secours&nbsp;?{' '}
        <a href="/contact" className="text-link">
          Écrivez-nous
        </a>
        , nous vous rendrons l’accès après avoir vérifié que c’est vous.
      </p>
    </div>
  )
}
