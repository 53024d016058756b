import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { withDe } from '@/lib/domain/elision'
import { deleteLeadAction } from './actions'

const UNREACHABLE = 'Rien n’a été supprimé. Vérifiez votre connexion, puis réessayez.'

type Props = { kind: 'message' | 'projet'; id: number; name: string }

export const DeleteLead = ({ kind, id, name }: Props) => (
  <div className="border-hairline border-t pt-4">
    <div className="-ml-3">
      <ConfirmAction
        danger
        label={
          <>
            {kind === 'projet' ? 'Supprimer ce projet' : 'Supprimer ce message'}
            <span className="sr-only"> {withDe(name)}</span>
          </>
        }
        question={
          kind === 'projet'
            ? 'Supprimer ce projet\u00a0? Sa conversation et son site restent.'
            : 'Supprimer ce message\u00a0?'
        }
        action={deleteLeadAction}
        fields={{ kind, id }}
        unreachable={UNREACHABLE}
        focusWhenGone="prospects"
      />
    </div>
  </div>
)
