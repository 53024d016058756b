import { Trash2 } from 'lucide-react'
import { deleteEndpointAction } from './actions'
import { Question } from './question'

const UNREACHABLE = 'L’adresse n’a pas été supprimée. Vérifiez votre connexion, puis réessayez.'

type Props = { websiteId: number; endpointId: number; url: string }

export function DeleteEndpoint({ websiteId, endpointId, url }: Props) {
  return (
    <Question
      label="Supprimer"
      icon={<Trash2 aria-hidden="true" className="size-4" />}
      about={url}
      question="Supprimer cette adresse et son journal ?"
      action={deleteEndpointAction}
      fields={{ websiteId, endpointId }}
      unreachable={UNREACHABLE}
      look="danger"
    />
  )
}
