import type { FormState } from '@/lib/domain/forms/schema'
import { Alert } from '../ui/alert'

const GENERAL = 'Une erreur est survenue. Veuillez réessayer.'

/** Faults at fields say what to mend; anything else says to come back later, and why when the reason is known. */
export function ContactStatus({ state: { status, message, issues } }: { state: FormState }) {
  if (status === 'idle') return null
  if (status === 'done')
    return (
      <Alert look="success">
        Merci pour votre message ! Nous vous recontactons au moment que vous avez choisi.
      </Alert>
    )
  if (Object.keys(issues).length > 0) return <Alert>{message}</Alert>
  return (
    <Alert>
      <p>Une erreur est survenue. Veuillez réessayer plus tard.</p>
      {message && message !== GENERAL && <p className="mt-1 font-normal">{message}</p>}
    </Alert>
  )
}
