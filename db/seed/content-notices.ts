import { addDays, parisDay, parisInstant } from '@/lib/domain/calendar'
import type { Writer } from '../client'
import { contentDecisions, contentNotices } from '../schema/content-notices'
import { ADMIN, CAMILLE } from './accounts'

/** Ids from `seedWebsites`: Camille's restaurant, and Julien's workshop. */
const RESTAURANT = 1
const WORKSHOP = 3

/** Two notices of illegal content: one to decide, and one whose decision Camille has read. */
export async function seedContentNotices(db: Writer): Promise<void> {
  const today = parisDay(new Date())
  const at = (daysAgo: number, hour: number) => parisInstant(addDays(today, -daysAgo), hour)
  const notices = await db
    .insert(contentNotices)
    .values([
      {
        reference: 'SIG-5C0E71A4',
        category: 'fraud',
        locations: ['https://fabre-menuiserie.example/traitements'],
        explanation: 'Ce produit de traitement du bois est interdit à la vente depuis l’an dernier.',
        websiteId: WORKSHOP,
        senderName: 'Paul Estève',
        senderEmail: 'paul@exemple.fr',
        isUrgent: false,
        digest: 'sample-1',
        createdAt: at(1, 11),
      },
      {
        reference: 'SIG-1D93B20F',
        category: 'counterfeit',
        locations: ['https://latabledecamille.example/carte'],
        explanation: 'La photo de la carte est la mienne. Je ne l’ai pas cédée.',
        websiteId: RESTAURANT,
        senderName: 'Zoé Mistral',
        senderEmail: 'zoe@exemple.fr',
        isUrgent: false,
        digest: 'sample-2',
        state: 'decided',
        createdAt: at(9, 15),
      },
    ])
    .returning({ id: contentNotices.id })
  const noticeId = notices[1]?.id
  if (noticeId === undefined) throw new Error('The sample notices were not written')
  await db.insert(contentDecisions).values({
    noticeId,
    version: 1,
    outcome: 'content_removed',
    websiteId: RESTAURANT,
    clientId: CAMILLE,
    items: [],
    what: 'La photo en haut de la page «\u00a0La carte\u00a0»',
    scope: 'Partout dans le monde',
    duration: 'Sans limite de durée',
    reasons:
      'L’auteur de la photo nous a montré l’original, daté. Vous nous avez dit l’avoir trouvée en ligne.',
    ground: 'law',
    groundText:
      'Article L. 122-4 du Code de la propriété intellectuelle\u00a0: la photo est publiée sans l’accord de son auteur.',
    sites: [],
    decidedById: ADMIN,
    decidedAt: at(8, 10),
    readAt: at(7, 9),
  })
}
