import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { deleteCodeAction } from './actions'

const UNREACHABLE = 'Le code n’a pas été supprimé. Vérifiez votre connexion, puis réessayez.'

export const DeleteCode = ({ websiteId, id, code }: { websiteId: number; id: number; code: string }) => (
  <ConfirmAction
    danger
    label={
      <>
        Supprimer<span className="sr-only"> le code {code}</span>
      </>
    }
    question={`Supprimer le code ${code}\u00a0?`}
    action={deleteCodeAction}
    fields={{ websiteId, id }}
    unreachable={UNREACHABLE}
    focusWhenGone="codes"
  />
)
