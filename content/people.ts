import { brand } from './brand'

/** A contact person of the agency. */
export type AgencyPerson = {
  name: string
  role: string
  /** The subjects that they handle. */
  answers: string
  /** How to reach them. */
  way: { label: string; href: string }
  portrait: 'bun' | 'beard' | 'bob'
  /** Invented: the page marks it « Exemple ». */
  sample: boolean
}

/** SAMPLES: invented people, to be replaced by those of the agency before the site goes public. */
export const people: readonly AgencyPerson[] = [
  {
    name: 'Jeanne Astruc',
    role: 'Cheffe de projet',
    answers: 'Votre premier appel, le devis et le calendrier.',
    way: { label: brand.phone.shown, href: brand.phone.link },
    portrait: 'bun',
    sample: true,
  },
  {
    name: 'Nadir Belkacem',
    role: 'Développeur',
    answers: 'Le site lui-même, et les demandes de votre espace client.',
    way: { label: 'Ouvrir une demande', href: '/dashboard/new-ticket' },
    portrait: 'beard',
    sample: true,
  },
  {
    name: 'Élodie Castan',
    role: 'Hébergement et facturation',
    answers: 'Un nom de domaine, une facture, un compte à transmettre.',
    way: { label: brand.email, href: `mailto:${brand.email}` },
    portrait: 'bob',
    sample: true,
  },
]
