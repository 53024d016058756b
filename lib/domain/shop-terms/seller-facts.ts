import { company, isToComplete } from '@/content/brand'
import { VAT_WORDS } from '../shops/constants'
import { hasCapital, REGISTRIES } from '../shops/policy'
import { type Shop } from '../shops/schema'
import type { Publisher } from './queries'
import { type Fact, MISSING } from './schema'

const given = (text: string): string | null => text || null
/** `12345678900012` as `123 456 789 00012`. */
export const spaced = (number: string): string =>
  /^\d{9}(\d{5})?$/.test(number)
    ? number.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, '$1\u00a0$2\u00a0$3\u00a0$4').trimEnd()
    : number

/** The seller's details required by articles L. 111-1 and L. 221-5 of the Code de la consommation and article 19 of the LCEN. */
export function sellerFacts(shop: Shop): Fact[] {
  return [
    { label: 'Vendeur', text: given(shop.legalName) },
    { label: 'Forme juridique', text: given(shop.legalForm) },
    ...(hasCapital(shop.legalForm) ? [{ label: 'Capital social', text: given(shop.shareCapital) }] : []),
    { label: 'Adresse', text: addressOf(shop) },
    { label: 'E-mail', text: given(shop.email) },
    { label: 'Téléphone', text: given(shop.phone) },
    { label: numberLabel(shop.companyNumber), text: given(spaced(shop.companyNumber)) },
    { label: 'Immatriculation', text: registrationOf(shop) },
    vatOf(shop),
    ...(shop.insurer ? [{ label: 'Assurance professionnelle', text: shop.insurer }] : []),
  ]
}

/** The postal address in one line, for parcels and forms; null while incomplete. */
export function addressOf({ addressLine1, addressLine2, postalCode, city }: Shop): string | null {
  if (!addressLine1 || !postalCode || !city) return null
  return [addressLine1, addressLine2, `${postalCode} ${city}`].filter(Boolean).join(', ')
}

const numberLabel = (number: string) =>
  number.length === 14 ? 'SIRET' : /^(\d{9})?$/.test(number) ? 'SIREN' : 'Numéro d’entreprise'

function registrationOf({ registry, registryCity }: Shop): string | null {
  if (registry === 'rcs') return registryCity ? `RCS ${registryCity}` : null
  return registry && REGISTRIES[registry]
}

const vatOf = ({ vatRegime, vatNumber }: Shop): Fact =>
  vatRegime === 'exempt'
    ? { label: 'TVA', text: VAT_WORDS.exempt }
    : { label: 'TVA intracommunautaire', text: given(vatNumber) }

/** The consumer mediator with postal address and website; null while one of them is missing. */
export const mediatorOf = ({ mediatorName, mediatorAddress, mediatorUrl }: Shop): string[] | null =>
  mediatorName && mediatorAddress && mediatorUrl ? [mediatorName, mediatorAddress, mediatorUrl] : null

/** Name, postal and e-mail address, as stated in the model withdrawal form. */
export const traderOf = (shop: Shop): string =>
  [shop.legalName || MISSING, addressOf(shop) ?? MISSING, shop.email || MISSING].join(', ')

/** The site's publisher (article 1-1 of the LCEN). A site without a host in its settings is hosted by the agency's host. */
export const publisherFacts = (publisher: Publisher | null): Fact[] => [
  { label: 'Directeur de la publication', text: given(publisher?.director ?? '') },
  { label: 'Hébergeur', text: hostOf(publisher) },
  ...(publisher?.privacyUrl ? [{ label: 'Données personnelles', text: publisher.privacyUrl }] : []),
]

export function hostOf(publisher: Publisher | null): string | null {
  if (publisher?.host) return publisher.host
  return isToComplete(company.host) ? null : company.host
}
