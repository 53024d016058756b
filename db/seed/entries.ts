import type { Writer } from '../client'
import { events } from '../schema/events'
import { staffMembers } from '../schema/staff-members'
import { testimonials } from '../schema/testimonials'
import { inDays } from './dates'

const RESTAURANT = 1
const CARPENTER = 3

/** Adds the website and the position to each entry. */
const withPositions = <Entry extends object>(websiteId: number, entries: Entry[]) =>
  entries.map((entry, index) => ({ websiteId, position: index + 1, ...entry }))

const restaurantTestimonials = [
  {
    customerName: 'Sophie Lacaze',
    customerRole: 'Habituée du midi',
    content:
      'Le menu du midi change chaque semaine et je n’ai jamais été déçue. Le velouté de courge est un régal.',
  },
  {
    customerName: 'Marc Delmas',
    customerRole: 'Client de passage',
    content:
      'Une adresse trouvée par hasard en visitant Montpellier. Accueil chaleureux, agneau fondant\u00a0: nous reviendrons.',
  },
  {
    customerName: 'Nadia Benali',
    customerRole: 'Organisatrice d’un repas de famille',
    content:
      'Nous étions dix-huit pour les 80 ans de ma mère. Tout était prêt à l’heure et chacun a trouvé son bonheur.',
  },
  {
    customerName: 'Étienne Caumes',
    customerRole: 'Amateur de vins',
    content:
      'La carte des vins fait la part belle aux petits domaines de l’Hérault. De très bons conseils à table.',
  },
  {
    customerName: 'Claire et Hugo',
    customerRole: 'Jeunes mariés',
    content: 'Le brunch du lendemain de notre mariage s’est tenu en terrasse. Nos invités en parlent encore.',
  },
  {
    customerName: 'Jean-Paul Rieu',
    customerRole: 'Voisin',
    content: 'On y mange bien, mais pensez à réserver le samedi soir\u00a0: la salle est vite pleine.',
  },
  {
    customerName: 'Amandine T.',
    customerRole: 'Cliente',
    content: 'Très bon dessert aux figues. Avis à relire avant de le montrer.',
    active: false,
  },
  {
    customerName: 'Lucas Ferrand',
    customerRole: 'Client',
    content: 'Service un peu long le 14 juillet, mais l’équipe s’est rattrapée avec un digestif offert.',
    active: false,
  },
]

const restaurantStaff = [
  {
    name: 'Camille Roussel',
    role: 'Cheffe et propriétaire',
    description: 'Formée à Lyon, revenue au pays en 2016 pour cuisiner les produits de la garrigue.',
  },
  {
    name: 'Bastien Pujol',
    role: 'Second de cuisine',
    description: 'Il veille sur les cuissons et sur le four à pain.',
  },
  {
    name: 'Yasmine Haddad',
    role: 'Cheffe de salle',
    description: 'Elle connaît le prénom de tous les habitués.',
  },
  { name: 'Théo Marsal', role: 'Apprenti pâtissier', description: null, active: false },
  {
    name: 'Lina Costa',
    role: 'Sommelière (en saison)',
    description: 'De retour en mai pour la terrasse.',
    active: false,
  },
]

const restaurantEvents = () => [
  {
    title: 'Soirée vins et tapas',
    description: 'Six vins de l’Hérault, six bouchées. 35 € par personne, sur réservation.',
    eventDate: inDays(12),
  },
  {
    title: 'Semaine de la truffe',
    description: 'Un menu en cinq services autour de la truffe noire d’Uzès.',
    eventDate: inDays(26),
    endDate: inDays(32),
  },
  {
    title: 'Atelier de cuisine pour enfants',
    description: 'Un mercredi après-midi pour préparer, puis goûter, une tarte de saison. Dès 7 ans.',
    eventDate: inDays(40),
  },
  {
    title: 'Fête des vendanges',
    description: 'Grande tablée en terrasse, musique et moût de raisin.',
    eventDate: inDays(-45),
    endDate: inDays(-44),
    active: false,
  },
  {
    title: 'Menu du réveillon',
    description: 'La carte est en cours d’écriture.',
    eventDate: inDays(60),
    active: false,
  },
]

/** Entries of the restaurant, two of each kind hidden, and one of each kind of another owner. */
export async function seedEntries(db: Writer): Promise<void> {
  await db.insert(testimonials).values([
    ...withPositions(RESTAURANT, restaurantTestimonials),
    ...withPositions(CARPENTER, [
      {
        customerName: 'Odile Serres',
        customerRole: 'Particulière à Castries',
        content: 'Des volets refaits à l’identique, posés en une journée. Travail soigné.',
      },
    ]),
  ])
  await db
    .insert(staffMembers)
    .values([
      ...withPositions(RESTAURANT, restaurantStaff),
      ...withPositions(CARPENTER, [{ name: 'Julien Fabre', role: 'Menuisier ébéniste', description: null }]),
    ])
  await db.insert(events).values([
    ...withPositions(RESTAURANT, restaurantEvents()),
    ...withPositions(CARPENTER, [
      {
        title: 'Portes ouvertes de l’atelier',
        description: 'Visite de l’atelier et démonstration de tournage sur bois.',
        eventDate: inDays(20),
        endDate: inDays(21),
      },
    ]),
  ])
}
