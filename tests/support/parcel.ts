import type { NewShipment } from '@/lib/providers/shipments/shipments'

/** Parcels that the carrier accepts, from a shop in Montpellier. */
export const toHome: NewShipment = {
  reference: '1042',
  delivery: { mode: 'home' },
  weightGrams: 850,
  sidesCm: [30, 20, 10],
  sender: {
    name: 'Savonnerie de l’Écusson & Fils',
    line1: '12, rue de l’Aiguillerie',
    line2: '',
    zip: '34000',
    city: 'Montpellier',
    country: 'FR',
    phone: '04 67 00 11 22',
    email: 'bonjour@savonnerie.example',
  },
  recipient: {
    name: 'Zoé Lefèvre',
    line1: '5 allée des Œillets',
    line2: 'Bâtiment B (3ᵉ étage)',
    zip: '69002',
    city: 'Saint-Étienne',
    country: 'FR',
    phone: '06 12 34 56 78',
    email: 'zoe@client.example',
  },
}

/** The point is one of the simulator's. */
export const toRelay: NewShipment = {
  ...toHome,
  reference: '1043',
  delivery: { mode: 'relay', relayPointId: 'FR-001001' },
  sidesCm: null,
  recipient: { ...toHome.recipient, line1: '3 RUE MAGUELONE', line2: '', zip: '34000', city: 'MONTPELLIER' },
}
