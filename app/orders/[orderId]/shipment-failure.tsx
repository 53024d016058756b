import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/alert'

type Reason = { field: string | null; message: string }
type Props = { reasons: readonly Reason[]; websiteId: number; className?: string; children?: ReactNode }

/** Why no label was made, and where what is wrong can be mended. */
export function ShipmentFailure({ reasons, websiteId, className, children }: Props) {
  const places = new Set(reasons.map(({ field }) => placeOf(field)))
  return (
    <Alert className={className ?? 'print:hidden'}>
      Échec de la création de l’expédition
      {reasons.map(({ message }) => (
        <span key={message} className="block max-w-prose font-normal">
          {message}
        </span>
      ))}
      {places.has('either') && (
        <span className="block max-w-prose font-normal">
          Le transporteur ne dit pas de quelle adresse il s’agit&nbsp;: vérifiez celle du client et celle de
          votre boutique.
        </span>
      )}
      {ADVICE.map(([place, words]) =>
        places.has(place) ? (
          <span key={place} className="block max-w-prose font-normal">
            {words}
          </span>
        ) : null,
      )}
      {children}
      {(places.has('sender') || places.has('either')) && (
        <AppLink
          href={`/dashboard/ecom/${websiteId}/reglages`}
          className="mt-1 inline-flex min-h-6 items-center font-semibold underline"
        >
          Corriger l’adresse de la boutique
        </AppLink>
      )}
    </Alert>
  )
}

type Place = 'sender' | 'recipient' | 'either' | 'parcel' | 'relayPoint' | 'nowhere'

const ADVICE: [Place, string][] = [
  ['recipient', 'Corrigez les coordonnées du client, puis réessayez.'],
  ['parcel', 'Vérifiez le poids et les dimensions de l’article dans vos produits.'],
  ['relayPoint', 'Convenez d’un autre point relais avec votre client.'],
]

/** Where a field of a parcel is changed. The carrier's own refusals name the field alone, and not whose it is. */
function placeOf(field: string | null): Place {
  if (!field) return 'nowhere'
  if (field.startsWith('sender')) return 'sender'
  if (field.startsWith('recipient')) return 'recipient'
  if (field === 'relayPoint') return 'relayPoint'
  return field === 'weight' || field === 'sides' ? 'parcel' : 'either'
}
