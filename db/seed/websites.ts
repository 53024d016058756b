import { addMonths, parisDay } from '@/lib/domain/calendar'
import type { Writer } from '../client'
import { websites } from '../schema/websites'
import { CAMILLE, JULIEN, LEO, NADIA } from './accounts'

/** The websites of the subscriptions, in the order of `seedSubscriptions`. */
export async function seedWebsites(db: Writer): Promise<void> {
  const today = parisDay(new Date())
  const ago = (months: number) => addMonths(today, -months)
  const sites: (typeof websites.$inferInsert)[] = [
    {
      clientId: CAMILLE,
      subscriptionId: 1,
      name: 'La Table de Camille',
      url: 'https://latabledecamille.example',
      status: 'active',
      ...{ formula: 'one_time_and_subscription', firstDeliveredOn: ago(14), developmentPaidOn: ago(14) },
      handedOverOn: ago(13),
    },
    {
      clientId: CAMILLE,
      subscriptionId: 2,
      name: 'Épicerie Roussel',
      url: 'https://epicerie-roussel.example',
      status: 'active',
    },
    {
      clientId: JULIEN,
      subscriptionId: 3,
      name: 'Fabre Menuiserie',
      url: 'https://fabre-menuiserie.example',
      status: 'active',
      ...{ formula: 'subscription', firstDeliveredOn: ago(5) },
    },
    {
      clientId: CAMILLE,
      subscriptionId: null,
      name: 'Carnet de recettes',
      url: 'https://carnet-de-recettes.example',
      status: 'inactive',
      ...{ formula: 'one_time', firstDeliveredOn: ago(2), developmentPaidOn: ago(2) },
    },
    {
      clientId: NADIA,
      subscriptionId: 4,
      name: 'Les Amis du canal',
      url: 'https://lesamisducanal.example',
      status: 'active',
    },
    {
      clientId: LEO,
      subscriptionId: 5,
      name: 'Léo Marty Photographie',
      url: 'https://leomarty.example',
      status: 'active',
    },
  ]
  for (const site of sites) await db.insert(websites).values(site)
}
