import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { revokeKeyAction } from './actions'

const UNREACHABLE = 'La clé n’a pas été révoquée. Vérifiez votre connexion, puis réessayez.'

type Props = { websiteId: number; keyId: number; name: string }

export const RevokeKey = ({ websiteId, keyId, name }: Props) => (
  <ConfirmAction
    danger
    label={
      <>
        Révoquer<span className="sr-only"> {name}</span>
      </>
    }
    question="Révoquer cette clé&#160;? Le programme qui s’en sert n’aura plus accès."
    action={revokeKeyAction}
    fields={{ websiteId, keyId }}
    unreachable={UNREACHABLE}
    focusWhenGone="cles"
  />
)
