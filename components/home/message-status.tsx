import type { FormState } from '@/lib/domain/forms/schema'
import { Alert } from '../ui/layout/alert'

export function MessageStatus({ state: { status, message } }: { state: FormState }) {
  if (status === 'idle') return null
  if (status === 'done')
    return (
      <Alert look="success">
        Votre message a bien été envoyé ! Nous vous répondrons dans les plus brefs délais.
      </Alert>
    )
  const failure = 'Une erreur est survenue. Veuillez réessayer.'
  const cause = message !== failure && message
  return (
    <Alert>
      <p>{failure}</p>
      {cause && <p className="mt-1 font-normal">{cause}</p>}
      <p className="mt-1 font-normal">
        Si le problème persiste, vous pouvez nous contacter directement par email ou téléphone.
      </p>
    </Alert>
  )
}
