import type { Queryable } from '../client'
import { ticketMessages, tickets } from '../schema/tickets'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from './accounts'
import { daysAgo } from './dates'

type Said = [author: number, at: Date, body: string]
type Conversation = {
  userId: number
  type: (typeof tickets.$inferInsert)['type']
  title: string
  status: 'open' | 'closed'
  said: [Said, ...Said[]]
}

const conversations: Conversation[] = [
  {
    userId: CAMILLE,
    type: 'Mise à jour',
    title: 'Nouvelle carte d’automne sur le site',
    status: 'open',
    said: [
      [
        CAMILLE,
        daysAgo(6, 9, 12),
        'Bonjour,\nNous changeons la carte la semaine prochaine. Pouvez-vous remplacer les plats d’été par la carte d’automne\u00a0? Je vous envoie les textes ici.',
      ],
      [
        ADMIN,
        daysAgo(6, 11, 40),
        'Bonjour Camille,\nAvec plaisir. Envoyez les textes quand ils sont prêts\u00a0: la page sera en ligne le jour même.',
      ],
      [
        CAMILLE,
        daysAgo(5, 18, 5),
        'Merci\u00a0! Entrée\u00a0: velouté de courge et châtaignes. Plat\u00a0: épaule d’agneau confite, purée de panais. Dessert\u00a0: tarte aux figues de Marseillan.',
      ],
      [CAMILLE, daysAgo(5, 18, 6), 'Le menu du midi passe à 24 €.'],
      [
        MODERATOR,
        daysAgo(4, 10, 20),
        'C’est noté. Une version de relecture sera prête demain\u00a0; dites-nous si la photo de la tarte vous convient.',
      ],
    ],
  },
  {
    userId: CAMILLE,
    type: 'Bug',
    title: 'Le plan d’accès ne s’affiche pas sur téléphone',
    status: 'closed',
    said: [
      [CAMILLE, daysAgo(40, 14, 2), 'Sur mon téléphone, le plan de la page Contact reste gris.'],
      [
        MODERATOR,
        daysAgo(40, 15, 30),
        'Merci du signalement. Le plan dépassait de l’écran\u00a0: c’est corrigé, pouvez-vous vérifier\u00a0?',
      ],
      [CAMILLE, daysAgo(39, 9, 45), 'Parfait, tout s’affiche. Merci\u00a0!'],
    ],
  },
  {
    userId: CAMILLE,
    type: 'Suggestion',
    title: 'Proposer des bons cadeaux dans la boutique',
    status: 'open',
    said: [
      [
        CAMILLE,
        daysAgo(1, 17, 25),
        'Plusieurs clients demandent des bons cadeaux pour les fêtes. Est-ce possible avec la boutique actuelle\u00a0?',
      ],
    ],
  },
  {
    userId: JULIEN,
    type: 'Mise à jour',
    title: 'Ajouter les photos du chantier de Sète',
    status: 'open',
    said: [
      [
        JULIEN,
        daysAgo(3, 8, 30),
        'Bonjour, j’ai une dizaine de photos de l’escalier que nous venons de poser à Sète. J’aimerais les voir en première page.',
      ],
      [
        MODERATOR,
        daysAgo(2, 16, 10),
        'Très belle réalisation\u00a0! Nous préparons la mise en page et revenons vers vous d’ici jeudi.',
      ],
    ],
  },
]

export async function seedTickets(db: Queryable): Promise<void> {
  for (const { said, ...ticket } of conversations) {
    const [opened, last] = [said[0], said.at(-1) ?? said[0]]
    const [row] = await db
      .insert(tickets)
      .values({ ...ticket, createdAt: opened[1], updatedAt: last[1] })
      .returning({ id: tickets.id })
    if (!row) throw new Error('A sample ticket was not written')
    for (const [authorId, createdAt, body] of said) {
      await db.insert(ticketMessages).values({ ticketId: row.id, authorId, body, createdAt })
    }
  }
}
