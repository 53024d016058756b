import { eq } from 'drizzle-orm'
import type { Writer } from '../client'
import { clients } from '../schema/clients'
import { CAMILLE, JULIEN, LEO, NADIA } from './accounts'
import { SAMPLE_CUSTOMERS } from './sample-billing'

const DETAILS = [
  {
    clientId: CAMILLE,
    kind: 'professional',
    billingName: 'Camille Roussel EI',
    billingLine1: '14 rue de la Loge',
    billingPostalCode: '34000',
    billingCity: 'Montpellier',
    siren: '900000019',
    vatNumber: 'FR25900000019',
  },
  {
    clientId: JULIEN,
    kind: 'professional',
    billingName: 'Julien Fabre EI',
    billingLine1: '8 chemin des Tonneliers',
    billingPostalCode: '34160',
    billingCity: 'Castries',
    siren: '900000027',
    vatNumber: 'FR49900000027',
  },
  {
    clientId: NADIA,
    kind: 'non_professional',
    billingName: 'Les Amis du canal',
    billingLine1: 'Maison des associations',
    billingLine2: '3 quai du Port',
    billingPostalCode: '34110',
    billingCity: 'Frontignan',
  },
  {
    clientId: LEO,
    kind: 'consumer',
    billingName: 'Léo Marty',
    billingLine1: '27 rue des Étuves',
    billingPostalCode: '34000',
    billingCity: 'Montpellier',
  },
] as const

/** The sample clients' billing details, and their customers at the payment provider. */
export async function seedBillingDetails(db: Writer): Promise<void> {
  for (const { clientId, ...details } of DETAILS) {
    const customer = SAMPLE_CUSTOMERS.find((one) => one.clientId === clientId)
    await db
      .update(clients)
      .set({ ...details, billingCountry: 'FR', stripeCustomerId: customer?.customerId ?? null })
      .where(eq(clients.id, clientId))
  }
}
