import { RefreshCw } from 'lucide-react'
import { Moment } from '@/components/ui/dates/dates'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { OLD_SECRET_HOURS } from '@/lib/domain/webhooks/policy'
import { renewSecretAction } from './actions'

const UNREACHABLE = 'Le secret n’a pas été renouvelé. Vérifiez votre connexion, puis réessayez.'

type Props = { websiteId: number; endpointId: number; url: string; oldUntil: Date | null }

/** `oldUntil`: until when the previous secret still signs. */
export const RenewSecret = ({ websiteId, endpointId, url, oldUntil }: Props) => (
  <ConfirmAction
    label={
      <>
        <RefreshCw aria-hidden="true" className="size-4" />
        Renouveler le secret<span className="sr-only"> de {url}</span>
      </>
    }
    question={
      <>
        Renouveler le secret&nbsp;? Celui d’aujourd’hui restera valable {OLD_SECRET_HOURS}&nbsp;heures, le
        temps de le remplacer sur votre site.
        {oldUntil && (
          <>
            {' '}
            Le précédent, encore valable jusqu’au <Moment at={oldUntil} />, cessera aussitôt de l’être.
          </>
        )}
      </>
    }
    action={renewSecretAction}
    fields={{ websiteId, endpointId }}
    unreachable={UNREACHABLE}
  />
)
