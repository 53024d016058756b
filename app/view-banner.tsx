import { Eye } from 'lucide-react'
import { parisClock } from '@/components/ui/dates/dates'
import { DocumentForm } from '@/components/ui/forms/document-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { withDe } from '@/lib/domain/elision'
import { leaveViewAction } from './view-actions'

const UNREACHABLE = 'La consultation n’a pas pu être quittée\u00a0: le serveur n’a pas répondu. Réessayez.'

type Props = { account: { firstName: string; lastName: string }; endsAt: Date }

/** Sticky above every screen while an administrator views a client. */
export function ViewBanner({ account, endsAt }: Props) {
  return (
    <section aria-label="Consultation d’un compte" data-keeps className="view-banner">
      <div className="mx-auto flex h-full max-w-6xl items-center gap-3 px-4 md:px-6">
        <Eye aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 leading-snug">
          <span className="block truncate">
            <span className="max-sm:sr-only">Vous voyez l’espace </span>
            <span className="sm:hidden">Espace </span>
            <strong>{withDe(`${account.firstName} ${account.lastName}`)}</strong>
          </span>
          <span id="view-reason" className="block">
            Lecture seule jusqu’à {parisClock(endsAt)}
            <span className="max-md:sr-only">&#160;: ce qui modifie quelque chose est désactivé</span>.
          </span>
        </p>
        <DocumentForm action={leaveViewAction} unreachable={UNREACHABLE}>
          <SubmitButton look="secondary" size="small">
            Quitter
          </SubmitButton>
        </DocumentForm>
      </div>
    </section>
  )
}
