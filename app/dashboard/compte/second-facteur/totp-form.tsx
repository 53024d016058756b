'use client'

import { CopyButton } from '@/components/ui/copy-button'
import { PasswordField } from '@/components/ui/fields/password-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { confirmTotpAction } from './actions'
import { Added } from './added'

const UNREACHABLE = 'L’application n’a pas été ajoutée. Vérifiez votre connexion, puis réessayez.'

/** `setUp`: null once the app is confirmed, or before it was started. */
type Props = { setUp: { picture: string; secret: string } | null }

export function TotpForm({ setUp }: Props) {
  const [state, confirm, busy] = useGuardedAction(confirmTotpAction, UNREACHABLE)
  const { issues } = state
  if (state.status === 'done')
    return (
      <Added
        sentence="Votre application est ajoutée. Vos autres sessions sont fermées."
        codes={state.values.codes}
      />
    )
  if (!setUp) {
    return (
      <>
        <FocusFirstFault state={state} title="Second facteur" />
        <Alert look="info">
          Aucune application n’attend d’être confirmée. Fermez, puis choisissez « Ajouter une application ».
        </Alert>
      </>
    )
  }
  return (
    <form action={confirm} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Second facteur" />
      <p className="text-muted">
        Ouvrez votre application d’authentification (Google Authenticator, Aegis, 1Password…) et scannez ce
        code QR, ou recopiez le secret.
      </p>
      <img
        src={setUp.picture}
        alt="Code QR pour votre application"
        width={208}
        height={208}
        className="mx-auto rounded-input border border-hairline bg-white forced-color-adjust-none"
      />
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-56 rounded-input bg-sunken px-3 py-2 text-sm">
          {setUp.secret}
        </code>
        <CopyButton
          text={setUp.secret.replaceAll(' ', '')}
          label="Copier le secret"
          instead="sélectionnez le secret."
        />
      </div>
      <TextField
        name="code"
        label="Code de l’application"
        hint="Les six chiffres affichés en ce moment."
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        issue={issues.code}
      />
      <PasswordField
        name="password"
        label="Votre mot de passe"
        autoComplete="current-password"
        required
        issue={issues.password}
      />
      {!issues.code && !issues.password && <FormOutcome state={state} />}
      <SubmitButton wide>{busy ? 'Vérification…' : 'Confirmer'}</SubmitButton>
    </form>
  )
}
