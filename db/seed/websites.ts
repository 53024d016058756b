import type { Writer } from '../client'
import { websites } from '../schema/websites'
import { CAMILLE, JULIEN, LEO, NADIA } from './accounts'

/** Of the subscriptions in the order of `seedSubscriptions`. */
export async function seedWebsites(db: Writer): Promise<void> {
  const sites = [
    {
      clientId: CAMILLE,
      subscriptionId: 1,
      name: 'La Table de Camille',
      url: 'https://latabledecamille.example',
      status: 'active',
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
    },
    {
      clientId: CAMILLE,
      subscriptionId: null,
      name: 'Carnet de recettes',
      url: 'https://carnet-de-recettes.example',
      status: 'inactive',
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
  ] as const
  for (const site of sites) await db.insert(websites).values(site)
}
