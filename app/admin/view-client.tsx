import { DocumentForm } from '@/components/ui/forms/document-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { startViewAction } from '../view-actions'

const UNREACHABLE = 'La consultation n’a pas pu commencer\u00a0: le serveur n’a pas répondu. Réessayez.'

/** Opens a client's screens, read-only. */
export const ViewClient = ({ userId }: { userId: number }) => (
  <div className="mt-8 border-hairline border-t pt-6">
    <DocumentForm action={startViewAction} fields={{ userId }} unreachable={UNREACHABLE}>
      <SubmitButton look="secondary" size="small">
        Voir comme ce client
      </SubmitButton>
    </DocumentForm>
    <p className="mt-2 text-muted text-sm">
      Ses écrans, sans pouvoir rien y modifier, pendant 30&nbsp;minutes.
    </p>
  </div>
)
