import { Trash2 } from 'lucide-react'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { deleteEndpointAction } from './actions'

const UNREACHABLE = 'L’adresse n’a pas été supprimée. Vérifiez votre connexion, puis réessayez.'

type Props = { websiteId: number; endpointId: number; url: string }

export const DeleteEndpoint = ({ websiteId, endpointId, url }: Props) => (
  <ConfirmAction
    danger
    label={
      <>
        <Trash2 aria-hidden="true" className="size-4" />
        Supprimer<span className="sr-only"> {url}</span>
      </>
    }
    question="Supprimer cette adresse et son journal ?"
    action={deleteEndpointAction}
    fields={{ websiteId, endpointId }}
    unreachable={UNREACHABLE}
    focusWhenGone="adresses"
  />
)
