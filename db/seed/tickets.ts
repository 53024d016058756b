import { eq } from 'drizzle-orm'
import type { Writer } from '../client'
import { cannedAnswers } from '../schema/canned-answers'
import { ticketMessages, ticketNotes, ticketReads, tickets } from '../schema/tickets'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from './accounts'
import { daysAgo } from './dates'

type Message = [author: number, at: Date, body: string]
type Conversation = {
  userId: number
  /** By its site's plan: 0 for Pro, 1 Standard, 2 Basique. */
  planRank: number
  websiteId?: number
  assigneeId?: number
  note?: Message
  /** Whether its client has read all of it. */
  isRead: boolean
  type: (typeof tickets.$inferInsert)['type']
  title: string
  status: 'open' | 'closed'
  messages: [Message, ...Message[]]
}

const DAY_MS = 86_400_000

const conversations: Conversation[] = [
  {
    userId: CAMILLE,
    planRank: 1,
    websiteId: 1,
    assigneeId: MODERATOR,
    note: [ADMIN, daysAgo(5, 18, 30), 'La photo de la tarte est à recadrer avant la mise en ligne.'],
    isRead: true,
    type: 'Mise à jour',
    title: 'Nouvelle carte d’automne sur le site',
    status: 'open',
    messages: [
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
    planRank: 1,
    websiteId: 1,
    assigneeId: MODERATOR,
    isRead: true,
    type: 'Bug',
    title: 'Le plan d’accès ne s’affiche pas sur téléphone',
    status: 'closed',
    messages: [
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
    planRank: 0,
    websiteId: 2,
    isRead: true,
    type: 'Suggestion',
    title: 'Proposer des bons cadeaux dans la boutique',
    status: 'open',
    messages: [
      [
        CAMILLE,
        daysAgo(1, 17, 25),
        'Plusieurs clients demandent des bons cadeaux pour les fêtes. Est-ce possible avec la boutique actuelle\u00a0?',
      ],
    ],
  },
  {
    userId: JULIEN,
    planRank: 2,
    websiteId: 3,
    isRead: false,
    type: 'Mise à jour',
    title: 'Ajouter les photos du chantier de Sète',
    status: 'open',
    messages: [
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

const answers = [
  {
    title: 'Bien reçu',
    body: 'Bonjour,\nMerci pour votre message. Nous regardons cela et revenons vers vous dans la journée.',
  },
  {
    title: 'C’est en ligne',
    body: 'Bonjour,\nC’est en ligne. Rechargez la page si vous voyez encore l’ancienne version, et dites-nous si tout vous convient.',
  },
  {
    title: 'Précisions sur une panne',
    body: 'Bonjour,\nPour retrouver la panne, pouvez-vous nous dire sur quelle page elle arrive, avec quel appareil et depuis quand\u00a0? Une capture d’écran nous aide beaucoup.',
  },
]

export async function seedTickets(db: Writer): Promise<void> {
  for (const conversation of conversations) await seedConversation(db, conversation)
  await db.insert(cannedAnswers).values(answers)
}

async function seedConversation(db: Writer, { messages, note, isRead, ...ticket }: Conversation) {
  const [opened, last] = [messages[0], messages.at(-1) ?? messages[0]]
  const isOfAgency = ([author]: Message) => author !== ticket.userId
  const [row] = await db
    .insert(tickets)
    .values({
      ...ticket,
      clientId: ticket.userId,
      createdAt: opened[1],
      // Ignores the agency's opening days, which the sample does not need.
      answerDueAt: new Date(opened[1].getTime() + (Math.min(ticket.planRank, 2) + 1) * DAY_MS),
      updatedAt: last[1],
      waitingFor: isOfAgency(last) ? 'client' : 'agency',
      firstAnsweredAt: messages.find(isOfAgency)?.[1] ?? null,
    })
    .returning({ id: tickets.id })
  if (!row) throw new Error('A sample ticket was not written')
  const ticketId = row.id
  const read = new Map<number, number>()
  let lastMessageId = 0
  for (const [authorId, createdAt, body] of messages) {
    const [message] = await db
      .insert(ticketMessages)
      .values({ ticketId, authorId, body, createdAt })
      .returning({ id: ticketMessages.id })
    lastMessageId = message?.id ?? 0
    read.set(authorId, lastMessageId)
  }
  if (isRead) read.set(ticket.userId, lastMessageId)
  await db.update(tickets).set({ lastMessageId }).where(eq(tickets.id, ticketId))
  await db
    .insert(ticketReads)
    .values([...read].map(([userId, message]) => ({ userId, ticketId, lastMessageId: message })))
  if (note)
    await db.insert(ticketNotes).values({ ticketId, authorId: note[0], createdAt: note[1], body: note[2] })
}
