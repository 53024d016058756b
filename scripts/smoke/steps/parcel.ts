import { findRelays } from '../../../lib/providers/relays/find-relays'
import { createShipment } from '../../../lib/providers/shipments/create-shipment'
import { fetchLabel } from '../../../lib/providers/shipments/fetch-label'
import type { NewShipment } from '../../../lib/providers/shipments/shipments'
import type { Key } from '../keys'
import { needed, Skipped, type Walk } from '../walk'

const PLACE = { country: 'FR', zip: '34000', weightGrams: 850 } as const

const SENDER = {
  name: 'Boutique d’essai',
  line1: '1 place de la Comédie',
  line2: '',
  zip: '34000',
  city: 'Montpellier',
  country: 'FR',
  phone: '04 67 00 11 22',
  email: 'delivered@resend.dev',
}

/** Finds a relay point and gets a label for a parcel to it; only with a test merchant's credentials. */
export async function walkParcel(walk: Walk, key: Key): Promise<void> {
  const point = await walk.step('Points relais', async () => {
    if (key === 'absent') throw new Skipped('sans identifiants de Mondial Relay, rien ne lui est demandé.')
    const [nearest] = await findRelays(PLACE)
    if (!nearest) throw new Error('Mondial Relay ne trouve aucun point à Montpellier')
    return { says: `${nearest.name}, ${nearest.city}.`, value: nearest }
  })
  await walk.step('Étiquette', async () => {
    if (key === 'live')
      throw new Skipped('ces identifiants achètent de vraies étiquettes\u00a0: prenez le bac à sable.')
    const { id, address, zip, city } = needed(point, 'Points relais')
    const shipment: NewShipment = {
      reference: 'ESSAI',
      delivery: { mode: 'relay', relayPointId: id },
      weightGrams: PLACE.weightGrams,
      sidesCm: null,
      sender: SENDER,
      recipient: { ...SENDER, name: 'Cliente d’essai', phone: '06 12 34 56 78', line1: address, zip, city },
    }
    const made = await createShipment(shipment)
    if (made.outcome === 'refused') throw new Error(made.reasons.map(({ message }) => message).join(' '))
    if (made.outcome !== 'done') throw made.cause
    if (made.labelUrl === null) throw new Error(`le colis ${made.expeditionNumber} n’a pas d’étiquette`)
    const { length } = await fetchLabel(made.labelUrl)
    return { says: `colis ${made.expeditionNumber}, PDF de ${length} octets.`, value: undefined }
  })
}
