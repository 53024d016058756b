import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/layout/alert'
import { OTHERWISE } from './may-send-with-other-carrier'

export type ShippingFailure = {
  reasons: readonly { field: string | null; message: string }[]
  /** The agency was notified. */
  isAgencys?: boolean
}
type Props = ShippingFailure & {
  order: { orderId: number; websiteId: number; deliveryMethod: string }
  className: string
}

/** Why no label was created, and where to fix the cause. */
export function ShipmentFailure({ order, reasons, isAgencys = false, className }: Props) {
  const places = new Set(reasons.map(({ field }) => placeOf(field)))
  const messages = [...new Set(reasons.map(({ message }) => message))]
  const advice = ADVICE.flatMap(([place, words]) => (places.has(place) ? [words] : []))
  const ways = waysOut(places, order)
  return (
    <Alert className={className}>
      Échec de la création de l’expédition
      {[...messages, ...advice, ...(isAgencys ? [AGENCY] : [])].map((words) => (
        <span key={words} className="block max-w-prose font-normal">
          {words}
        </span>
      ))}
      {ways.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {ways.map(({ href, words }) => (
            <AppLink
              key={href}
              href={href}
              scroll={false}
              className="inline-flex min-h-6 items-center font-semibold underline"
            >
              {words}
            </AppLink>
          ))}
        </span>
      )}
    </Alert>
  )
}

type Place = 'sender' | 'recipient' | 'either' | 'weight' | 'sides' | 'relayPoint' | 'destination' | 'nowhere'

const AGENCY = 'L’agence est prévenue et s’en occupe\u00a0: réessayez quand elle vous aura répondu.'

const ADVICE: [Place, string][] = [
  [
    'either',
    'Le transporteur ne dit pas de quelle adresse il s’agit\u00a0: vérifiez celle du client et celle de votre boutique.',
  ],
  ['recipient', 'Corrigez les coordonnées du client, puis réessayez.'],
  ['weight', 'Vérifiez le poids de l’article dans vos produits.'],
  ['sides', 'Indiquez les dimensions du colis en créant l’expédition, ou réglez votre colis habituel.'],
  ['relayPoint', 'Convenez d’un autre point relais avec votre client.'],
]

/** The page to change a parcel's field. The carrier's refusals name only the field, not its owner. */
function placeOf(field: string | null): Place {
  if (!field) return 'nowhere'
  if (field.startsWith('sender')) return 'sender'
  if (field.startsWith('recipient')) return 'recipient'
  if (field.startsWith('sides')) return 'sides'
  return field === 'relayPoint' || field === 'destination' || field === 'weight' ? field : 'either'
}

type Way = { href: string; words: string }

function waysOut(places: Set<Place>, { orderId, websiteId, deliveryMethod }: Props['order']): Way[] {
  const settings = `/dashboard/ecom/${websiteId}/reglages`
  const ways: (Way & { from: Place[] })[] = [
    { from: ['sender', 'either'], href: settings, words: 'Corriger l’adresse de la boutique' },
    { from: ['sides'], href: settings, words: 'Régler le colis habituel' },
    {
      from: deliveryMethod === 'relay' ? ['relayPoint', 'destination'] : [],
      href: `/orders/${orderId}?corriger=livraison`,
      words: 'Choisir un autre point relais',
    },
    {
      from: ['destination'],
      href: `/orders/${orderId}?fiche=${OTHERWISE}`,
      words: 'Expédier autrement',
    },
  ]
  const open = ways.filter(({ from }) => from.some((place) => places.has(place)))
  return open.filter(({ href }, index) => open.findIndex((one) => one.href === href) === index)
}
