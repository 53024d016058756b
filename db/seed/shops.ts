import type { Writer } from '../client'
import { discountCodes } from '../schema/discount-codes'
import { shops } from '../schema/shops'
import { websitePublishers } from '../schema/website-publishers'
import { inDays } from './dates'

/** Camille's website that sells, and her restaurant's. */
const SHOP = 2
const RESTAURANT = 1

/** A shop that is fully set up except for its mediator, with a code of each kind, and one that has ended. */
export async function seedShops(db: Writer): Promise<void> {
  await db.insert(shops).values({
    websiteId: SHOP,
    legalName: 'Camille Roussel EI',
    addressLine1: '14 rue de la Loge',
    postalCode: '34000',
    city: 'Montpellier',
    email: 'boutique@epicerie-roussel.example',
    phone: '+33 4 99 00 12 34',
    termsUrl: 'https://epicerie-roussel.example/conditions-de-vente',
    legalForm: 'EI',
    companyNumber: '73282932000074',
    registry: 'rcs',
    registryCity: 'Montpellier',
    vatNumber: 'FR44732829320',
    returnCosts: 'shopper',
    returnAddress: 'Épicerie Roussel, retours, 14 rue de la Loge, 34000 Montpellier',
    offersPickup: true,
    pickupAddress: 'Épicerie Roussel, 14 rue de la Loge, 34000 Montpellier',
    pickupHours: 'Du mardi au samedi, de 9 h 30 à 13 h et de 15 h à 19 h',
    packagingWeightGrams: 120,
    parcelLengthCm: 30,
    parcelWidthCm: 22,
    parcelHeightCm: 15,
    preparationDays: 2,
    freeDeliveryFromCents: 6_900,
    manufacturerName: 'Épicerie Roussel',
    manufacturerAddress: '14 rue de la Loge, 34000 Montpellier',
    manufacturerContact: 'boutique@epicerie-roussel.example',
  })
  const host = 'Hébergeur Exemple SAS, 2 rue des Serveurs, 59100 Roubaix, 03 20 00 00 00'
  await db.insert(websitePublishers).values([
    {
      websiteId: SHOP,
      director: 'Camille Roussel',
      host,
      privacyUrl: 'https://epicerie-roussel.example/confidentialite',
    },
    {
      websiteId: RESTAURANT,
      name: 'Camille Roussel EI',
      address: '8 place de la Comédie, 34000 Montpellier',
      email: 'bonjour@latabledecamille.example',
      phone: '+33 4 99 00 12 30',
      director: 'Camille Roussel',
      host,
      privacyUrl: 'https://latabledecamille.example/confidentialite',
    },
  ])
  const codes = [
    { code: 'RENTREE', percent: 15, startsOn: inDays(-80), endsOn: inDays(-50) },
    { code: 'MERCI5', amountCents: 500, maxUses: 100, endsOn: inDays(60) },
    { code: 'BIENVENUE10', percent: 10 },
  ]
  for (const code of codes) await db.insert(discountCodes).values({ websiteId: SHOP, ...code })
}
