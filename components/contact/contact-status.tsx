import type { FormState } from '@/lib/domain/forms/schema'
import { Alert } from '../ui/layout/alert'

const GENERAL = 'Une erreur est survenue. Veuillez réessayer.'

/** Shows a failure, with its reason if known; a fault of the input is shown at its field. */
export function ContactStatus({ state: { status, message, issues } }: { state: FormState }) {
  if (status === 'idle') return null
  if (status === 'done') return <Alert look="success">{message}</Alert>
  if (Object.keys(issues).length > 0) return <Alert>Vérifiez les champs signalés.</Alert>
  return (
    <Alert>
      <p>Une erreur est survenue. Veuillez réessayer plus tard.</p>
      {message && message !== GENERAL && <p className="mt-1 font-normal">{message}</p>}
    </Alert>
  )
}
