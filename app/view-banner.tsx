import { parisClock } from '@/components/ui/dates'
import { DocumentForm } from '@/components/ui/document-form'
import { SubmitButton } from '@/components/ui/submit-button'
import { withDe } from '@/lib/domain/elision'
import { leaveViewAction } from './view-actions'

const UNREACHABLE = 'La consultation n’a pas pu être quittée\u00a0: le serveur n’a pas répondu. Réessayez.'

type Props = { account: { firstName: string; lastName: string }; endsAt: Date }

/** On every screen while an administrator views a client. */
export function ViewBanner({ account, endsAt }: Props) {
  return (
    <section
      aria-label="Consultation d’un compte"
      className="flex items-center justify-center gap-4 border-hairline border-b bg-late-ground px-4 py-2 text-late text-sm"
    >
      <p className="min-w-0">
        Vous voyez l’espace{' '}
        <strong className="wrap-anywhere">{withDe(`${account.firstName} ${account.lastName}`)}</strong>, sans
        pouvoir le modifier, jusqu’à {parisClock(endsAt)}.
      </p>
      <DocumentForm action={leaveViewAction} unreachable={UNREACHABLE}>
        <SubmitButton look="secondary" size="small">
          Quitter
        </SubmitButton>
      </DocumentForm>
    </section>
  )
}
