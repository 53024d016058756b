import type { FormState } from '@/lib/domain/forms/schema'
import { Alert } from '../ui/alert'

const GENERAL = 'Une erreur est survenue. Veuillez réessayer.'

/** A failure says so, and why when the reason is known. */
export function ContactStatus({ state: { status, message } }: { state: FormState }) {
  if (status === 'idle') return null
  if (status === 'done')
    return (
      <Alert look="success">
        Merci pour votre message ! Nous vous recontactons au moment que vous avez choisi.
      </Alert>
    )
  return (
    <Alert>
      <p>Une erreur est survenue. Veuillez réessayer plus tard.</p>
      {message && message !== GENERAL && <p className="mt-1 font-normal">{message}</p>}
    </Alert>
  )
}
