import type { Writer } from '../client'
import { subscriptions } from '../schema/subscriptions'
import { websites } from '../schema/websites'
import { CAMILLE, JULIEN } from './accounts'
import { inDays } from './dates'

export async function seedWebsites(db: Writer): Promise<void> {
  const contracts = [
    {
      clientId: CAMILLE,
      name: 'La Table de Camille',
      plan: 'premium',
      paymentPlan: 'monthly',
      priceCents: 5900,
      dueDate: inDays(12),
      status: 'active',
    },
    {
      clientId: CAMILLE,
      name: 'Épicerie Roussel',
      plan: 'enterprise',
      paymentPlan: 'yearly',
      priceCents: 112000,
      dueDate: inDays(143),
      status: 'active',
    },
    {
      clientId: JULIEN,
      name: 'Fabre Menuiserie',
      plan: 'basic',
      paymentPlan: 'monthly',
      priceCents: 3500,
      dueDate: inDays(-3),
      status: 'late',
    },
  ] as const
  for (const contract of contracts) await db.insert(subscriptions).values(contract)

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
  ] as const
  for (const site of sites) await db.insert(websites).values(site)
}
