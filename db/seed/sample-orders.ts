import type { orders } from '../schema/orders'

type Placed = Pick<typeof orders.$inferInsert, 'status' | 'deliveryCents' | 'discountCode'>
type Delivery = 'home' | 'relay' | 'pickup'
type Line = {
  reference: string
  quantity?: number
  size?: string
  customization?: string
}

export type SampleOrder = Placed & {
  name: string
  email: string
  phone: string | null
  /** How many days ago it was placed, and the hour. */
  at: [days: number, hour: number]
  refundedAt?: [days: number, hour: number]
  delivery: Delivery
  lines: Line[]
  discountCents?: number
  expeditionNumber?: string
}

/** The orders of the grocer's shop, oldest first: all statuses, and two that await a label. */
export const SAMPLE_ORDERS: SampleOrder[] = [
  {
    name: 'Sophie Lacaze',
    email: 'sophie.lacaze@exemple.fr',
    phone: '+33 6 21 43 65 87',
    at: [38, 10],
    status: 'delivered',
    delivery: 'home',
    deliveryCents: 890,
    lines: [{ reference: 'MIEL-GAR-500', quantity: 2 }, { reference: 'TAP-NOI-90' }],
    expeditionNumber: '31240001',
  },
  {
    name: 'Marc Delmas',
    email: 'marc.delmas@exemple.fr',
    phone: null,
    at: [5, 14],
    status: 'shipped',
    delivery: 'relay',
    deliveryCents: 430,
    lines: [{ reference: 'TEE-MARCHE', size: 'M' }],
    expeditionNumber: '31240002',
  },
  {
    name: 'Nadia Benali',
    email: 'nadia.benali@exemple.fr',
    phone: '+33 6 55 44 33 22',
    at: [34, 20],
    // In a month that is over on any day, so that an invoice of fees shows it.
    refundedAt: [32, 11],
    status: 'refunded',
    delivery: 'home',
    deliveryCents: 890,
    lines: [{ reference: 'BOU-FIGUIER' }, { reference: 'LIV-CUISINE' }],
  },
  {
    name: 'Étienne Caumes',
    email: 'etienne.caumes@exemple.fr',
    phone: '+33 6 98 12 34 00',
    at: [16, 9],
    status: 'delivered',
    delivery: 'pickup',
    deliveryCents: 0,
    lines: [{ reference: 'PAN-PIQUE' }],
  },
  {
    name: 'Hugo Marty',
    email: 'hugo.marty@exemple.fr',
    phone: null,
    at: [12, 22],
    status: 'cancelled',
    delivery: 'relay',
    deliveryCents: 1_240,
    lines: [{ reference: 'VIN-FAU-75', quantity: 3 }],
  },
  {
    name: 'Claire Vidal',
    email: 'claire.vidal@exemple.fr',
    phone: '+33 6 77 88 99 00',
    at: [3, 11],
    status: 'shipped',
    delivery: 'home',
    deliveryCents: 1_390,
    lines: [{ reference: 'COF-GARR' }, { reference: 'SEL-THY-150' }],
    expeditionNumber: '31240003',
  },
  {
    name: 'Jean-Paul Rieu',
    email: 'jp.rieu@exemple.fr',
    phone: '+33 4 67 11 22 33',
    at: [8, 17],
    status: 'delivered',
    delivery: 'pickup',
    deliveryCents: 0,
    discountCode: 'BIENVENUE10',
    discountCents: 438,
    lines: [{ reference: 'HUI-OLI-75', quantity: 2 }],
  },
  {
    name: 'Lucas Ferrand',
    email: 'lucas.ferrand@exemple.fr',
    phone: null,
    at: [1, 19],
    status: 'pending',
    delivery: 'pickup',
    deliveryCents: 0,
    lines: [{ reference: 'LIV-CUISINE' }],
  },
  {
    name: 'Amandine Teyssier',
    email: 'amandine.teyssier@exemple.fr',
    phone: '+33 6 10 20 30 40',
    at: [2, 9],
    status: 'paid',
    delivery: 'home',
    deliveryCents: 790,
    lines: [
      { reference: 'TAB-LIN', size: 'S/M', customization: 'Broder « Élise » sur la poche' },
      { reference: 'GAL-TRUF', quantity: 2 },
    ],
  },
  {
    name: 'Odile Serres',
    email: 'odile.serres@exemple.fr',
    phone: '+33 6 33 22 11 00',
    at: [1, 12],
    status: 'paid',
    delivery: 'relay',
    deliveryCents: 659,
    lines: [{ reference: 'CHAUS-VEND', size: '40-43', quantity: 2 }, { reference: 'MIEL-GAR-500' }],
  },
]
