import { LongDate } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { DELETION_DAYS } from '@/lib/domain/accounts/request-deletion'
import { requestDeletionAction, withdrawDeletionAction } from './own-account-actions'

const UNREACHABLE = 'La demande n’est pas partie. Vérifiez votre connexion, puis réessayez.'
const DAY_MS = 24 * 60 * 60 * 1000

/** `requestedAt`: when the account's deletion was requested. */
export function Deletion({ requestedAt }: { requestedAt: Date | null }) {
  if (requestedAt)
    return (
      <>
        <p className="-mt-3.5">
          Vous avez demandé la suppression de votre compte le <LongDate value={requestedAt.toISOString()} />.
          L’agence s’en occupe avant le{' '}
          <LongDate value={new Date(requestedAt.getTime() + DELETION_DAYS * DAY_MS).toISOString()} />.
        </p>
        <ActionForm action={withdrawDeletionAction} fields={{}}>
          <SubmitButton look="secondary" className="max-sm:w-full">
            Retirer ma demande
          </SubmitButton>
        </ActionForm>
      </>
    )
  return (
    <>
      <p className="-mt-3.5 max-w-prose text-muted">
        L’agence supprime votre compte et vos données dans les {DELETION_DAYS}&nbsp;jours, sauf ce que la loi
        lui demande de garder, comme les factures. Vos sites doivent d’abord être arrêtés avec elle.
      </p>
      <div className="-ml-3">
        <ConfirmAction
          danger
          label="Demander la suppression de mon compte"
          question="Demander à l’agence de supprimer votre compte et vos données&#160;?"
          action={requestDeletionAction}
          fields={{}}
          unreachable={UNREACHABLE}
        />
      </div>
    </>
  )
}
