import { POINTS } from './points'
import { critical, error, type Status, warning } from './status'
import { child, type Element } from './xml'

const MAX_GRAMS: Record<string, number> = {
  '24R': 30_000,
  '24L': 30_000,
  HOM: 25_000,
  LCC: 30_000,
  XOH: 30_000,
}
const COUNTRIES = ['FR', 'BE', 'LU', 'NL', 'ES', 'PT']
const PRODUCTS: Record<string, string> = { '24R': 'Point Relais L', HOM: 'Domicile' }
const LINE = /^[0-9A-Z_\-'., /]*$/

type Account = { enseigne: string; login: string; password: string }

/** The faults of the caller's credentials. */
export function checkContext(context: Element | undefined, account: Account): Status[] {
  const [login, password] = [textOf(context, 'Login'), textOf(context, 'Password')]
  if (!login || !password) return [critical(10000, 'Erreur générale lors de l’authentification.')]
  if (login !== account.login || password !== account.password)
    return [
      critical(10001, 'Login et/ou mot de passe non valide. Vérifiez les informations d’authentification.'),
    ]
  const customer = textOf(context, 'CustomerId')
  if (!/^[0-9A-Z]{2,8}$/.test(customer)) return [critical(10002, 'Champ customerId non renseigné.')]
  if (customer !== account.enseigne) return [critical(10005, 'CustomerId inconnu.')]
  const culture = textOf(context, 'Culture')
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(culture)) return [critical(10003, 'Champ culture non renseigné.')]
  if (!['fr-FR', 'es-ES', 'en-GB', 'nl-NL'].includes(culture)) return [critical(10006, 'Culture inconnue.')]
  return textOf(context, 'VersionAPI') === '1.0' ? [] : [critical(10007, 'VersionAPI inconnue.')]
}

export function checkOutput(options: Element | undefined): Status[] {
  const [format, type] = [textOf(options, 'OutputFormat'), textOf(options, 'OutputType')]
  if (!type) return [error(10009, 'Aucun type de sortie.')]
  if (type !== 'PdfUrl') return [error(10010, 'Type de sortie invalide.')]
  return ['10x15', 'A4', 'A5'].includes(format) ? [] : [warning(10008, 'Format de sortie inconnu, ignoré.')]
}

/** The faults of one shipment. */
export function checkShipment(shipment: Element): Status[] {
  const mode = child(shipment, 'DeliveryMode')?.attributes.Mode ?? ''
  const parcels = child(shipment, 'Parcels')?.children ?? []
  return [
    ...unless(
      /^[0-9A-Z_-]{0,15}$/,
      textOf(shipment, 'OrderNo'),
      warning(10014, 'Numéro de commande ignoré.'),
    ),
    ...unless(/^[0-9A-Z]{0,9}$/, textOf(shipment, 'CustomerNo'), warning(10015, 'Référence client ignorée.')),
    ...checkCount(textOf(shipment, 'ParcelCount'), parcels.length),
    ...checkModes(shipment, mode, Number(child(parcels[0], 'Weight')?.attributes.Value)),
    ...parcels.flatMap((parcel) => checkParcel(parcel, mode)),
    ...checkPlan(shipment, mode),
    ...checkAddress(child(child(shipment, 'Sender'), 'Address'), error(10012, 'Aucun expéditeur.'), false),
    ...checkAddress(
      child(child(shipment, 'Recipient'), 'Address'),
      error(10013, 'Aucun destinataire.'),
      mode === 'HOM',
    ),
  ]
}

function checkCount(count: string, parcels: number): Status[] {
  if (!count) return [error(10016, 'Aucun nombre de colis.')]
  if (!/^\d{1,2}$/.test(count)) return [error(10017, 'Nombre de colis invalide.')]
  if (Number(count) !== parcels) return [error(10065, 'Le nombre de colis diffère de celui de l’expédition.')]
  return parcels > 1 ? [error(10070, 'Multi-colis interdit pour ce produit.')] : []
}

function checkModes(shipment: Element, mode: string, grams: number): Status[] {
  const collection = child(shipment, 'CollectionMode')?.attributes.Mode ?? ''
  if (!mode) return [error(10023, 'Aucun mode de livraison.')]
  if (!(mode in MAX_GRAMS)) return [error(10024, 'Mode de livraison invalide.')]
  if (!collection) return [error(10026, 'Aucun mode de collecte.')]
  if (!['CCC', 'REL'].includes(collection)) return [error(10027, 'Mode de collecte invalide.')]
  // This merchant's contract includes no collection.
  if (collection === 'CCC') return [error(10059, 'Service_Expedition_EchecRecuperationTarif')]
  if (!['24R', '24L', 'XOH'].includes(mode)) return []
  const location = child(shipment, 'DeliveryMode')?.attributes.Location ?? ''
  const point = POINTS.find(({ country, number }) => location === `${country}-${number}`)
  if (!location) return [error(10074, 'Aucun point relais pour ce produit.')]
  if (!point) return [error(10073, 'Point relais non autorisé pour cette expédition.')]
  return grams > point.maxGrams ? [error(10075, 'Point relais non autorisé pour ce produit.')] : []
}

function checkParcel(parcel: Element, mode: string): Status[] {
  const weight = child(parcel, 'Weight')
  if (!weight) return [error(10033, 'Aucun poids.')]
  const { Value = '', Unit = '' } = weight.attributes
  const grams = /^\d{1,10}$/.test(Value) && Unit === 'gr' ? Number(Value) : 0
  if (grams < 10 || grams > (MAX_GRAMS[mode] ?? 0)) return [error(10034, 'Poids invalide.')]
  const content = textOf(parcel, 'Content').length > 40 ? [warning(10029, 'Contenu ignoré.')] : []
  const sides = ['Length', 'Width', 'Depth'].flatMap((name) => child(parcel, name) ?? [])
  const centimetres = sides.map(({ attributes }) =>
    /^\d+$/.test(attributes.Value ?? '') && attributes.Unit === 'cm' ? Number(attributes.Value) : Number.NaN,
  )
  if (sides.length === 0 && mode === 'HOM')
    return [error(10106, 'Les dimensions du colis sont obligatoires pour ce produit.')]
  const areFine = sides.length === 0 || (sides.length === 3 && sum(centimetres) <= 150)
  return areFine ? content : [error(10090, 'ParcelSize : dimensions manquantes ou incorrectes.')]
}

/** There is no plan overseas, nor to a point outside the recipient's country. */
function checkPlan(shipment: Element, mode: string): Status[] {
  const address = child(child(shipment, 'Recipient'), 'Address')
  const country = textOf(address, 'CountryCode')
  const location = child(shipment, 'DeliveryMode')?.attributes.Location ?? ''
  const isOverseas = country === 'FR' && /^9[78]/.test(textOf(address, 'PostCode'))
  const isAbroad = location !== '' && !location.startsWith(`${country}-`)
  if (!isOverseas && !isAbroad) return []
  const product = PRODUCTS[mode] ?? mode
  return [error(10055, `Le plan de tri est introuvable pour le produit ${product} (${mode})`)]
}

function checkAddress(address: Element | undefined, missing: Status, needsPhone: boolean): Status[] {
  if (!address || address.children.length === 0) return [missing]
  const at = (name: string) => textOf(address, name)
  const name = `${at('Title')} ${at('Firstname')} ${at('Lastname')}`.trim()
  const street = `${at('HouseNo')} ${at('Streetname')}`.trim()
  const phones = [at('PhoneNo'), at('MobileNo')].filter(Boolean)
  return [
    ...(name || at('AddressAdd1') ? [] : [error(10048, 'Aucun nom dans l’adresse.')]),
    ...unless(/^.{0,32}$/, name, warning(10062, 'Titre, prénom et nom trop longs.')),
    ...required(at('Streetname'), LINE, [10040, 10039], 'rue'),
    ...unless(/^.{0,40}$/, street, error(10063, 'Numéro et rue trop longs.')),
    ...required(at('CountryCode'), new RegExp(`^(${COUNTRIES.join('|')})$`), [10043, 10042], 'pays'),
    ...required(at('PostCode'), zipOf(at('CountryCode')), [10045, 10044], 'code postal'),
    ...required(at('City'), /^[A-Za-z_\-' ]{2,25}$/, [10047, 10046], 'ville'),
    ...[1, 2, 3].flatMap((number) =>
      LINE.test(at(`AddressAdd${number}`)) && at(`AddressAdd${number}`).length <= 30
        ? []
        : [warning(10047 + number, `Champ complémentaire ${number} ignoré.`)],
    ),
    ...(phones.every((phone) => /^\+\d{3,20}$/.test(phone))
      ? []
      : [warning(10051, 'Numéro de téléphone ignoré.')]),
    ...unless(/^([\w.+@-]{7,70})?$/, at('Email'), warning(10053, 'Adresse e-mail ignorée.')),
    // Documented as a warning, but returned as an error.
    ...(needsPhone && phones.length === 0
      ? [error(10051, 'Service_Expedition_DomicileTelephoneRequis')]
      : []),
  ]
}

/** Dutch ones are written with their space. */
const zipOf = (country: string) => (country === 'NL' ? /^\d{4} [A-Z]{2}$/ : /^[0-9A-Za-z][0-9A-Za-z -]{1,9}$/)

export const textOf = (element: Element | undefined, name: string): string => child(element, name)?.text ?? ''

const unless = (format: RegExp, text: string, status: Status) => (format.test(text) ? [] : [status])

function required(text: string, format: RegExp, [none, wrong]: [number, number], what: string): Status[] {
  if (!text) return [error(none, `Champ ${what} non renseigné.`)]
  return format.test(text) ? [] : [error(wrong, `Champ ${what} invalide.`)]
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
