import type { ShipmentField } from './shipments'

/** What a code of the carrier means to us: who can fix it, and the message for them. */
type Refusal = { whoCanMend: 'owner' | 'agency'; field: ShipmentField | null; message: string }

const byOwner = (field: ShipmentField, message: string): Refusal => ({ whoCanMend: 'owner', field, message })
const byAgency = (message: string): Refusal => ({ whoCanMend: 'agency', field: null, message })

const ACCOUNT = byAgency('Le transporteur n’accepte pas le compte de l’agence.')
const NAME = byOwner('name', 'Le transporteur n’accepte pas le nom.')
const STREET = byOwner('line1', 'Le transporteur n’accepte pas la rue.')
const COUNTRY = byOwner('country', 'Le transporteur n’accepte pas le pays.')
const ZIP = byOwner('zip', 'Le transporteur n’accepte pas le code postal.')
const CITY = byOwner('city', 'Le transporteur n’accepte pas la ville.')
const PHONE = byOwner('phone', 'Le transporteur demande un numéro de téléphone valable.')
const WEIGHT = byOwner('weight', 'Le transporteur n’accepte pas le poids du colis.')
const SIDES = byOwner('sides', 'Le transporteur n’accepte pas les dimensions du colis.')
const RELAY_POINT = byOwner('relayPoint', 'Ce point relais ne peut pas prendre le colis.')

/** By the codes of the carrier's "Dual Carrier Web Service" 2.7.1; the agency handles its other codes. */
const REFUSALS: Record<string, Refusal> = {
  ...Object.fromEntries(
    ['10000', '10001', '10002', '10003', '10004', '10005', '10006', '10007', '10066', '10067'].map((code) => [
      code,
      ACCOUNT,
    ]),
  ),
  '10030': SIDES,
  '10031': SIDES,
  '10032': SIDES,
  '10033': WEIGHT,
  '10034': WEIGHT,
  '10037': NAME,
  '10038': NAME,
  '10039': STREET,
  '10040': STREET,
  '10041': STREET,
  '10042': COUNTRY,
  '10043': COUNTRY,
  '10044': ZIP,
  '10045': ZIP,
  '10046': CITY,
  '10047': CITY,
  '10048': NAME,
  '10050': byOwner('line2', 'Le transporteur n’accepte pas le complément d’adresse.'),
  '10051': PHONE,
  '10052': PHONE,
  '10053': byOwner('email', 'Le transporteur n’accepte pas l’adresse e-mail.'),
  '10054': byOwner('line1', 'Le transporteur ne connaît pas cette adresse.'),
  '10056': byOwner('recipient', 'Le transporteur ne livre pas à cette adresse.'),
  '10062': NAME,
  '10063': STREET,
  '10071': RELAY_POINT,
  '10072': byAgency('Le contrat de l’agence ne couvre pas ce point relais.'),
  '10073': RELAY_POINT,
  '10074': RELAY_POINT,
  '10075': RELAY_POINT,
  '10079': byAgency('Le contrat de l’agence ne couvre pas ce pays.'),
  '10085': PHONE,
  '10090': SIDES,
  '10106': byOwner('sides', 'Le transporteur demande les dimensions du colis.'),
}

/** No sorting plan for this product, country, postcode and point: the agency's contract is at fault, or the destination. */
const NO_PLAN = '10055'

/** Names that the carrier returns in place of a sentence. */
const KNOWN_REFUSALS: Record<string, Refusal> = {
  Service_Expedition_DomicileTelephoneRequis: PHONE,
  Service_Expedition_EchecRecuperationTarif: byAgency(
    'Le contrat de l’agence n’a pas de tarif pour cet envoi.',
  ),
}

/** The message for a refusal; the carrier's own sentence for a code without a message for the owner. */
export function refusalOf({ code, message }: { code: string; message: string }): Refusal {
  const known = KNOWN_REFUSALS[message] ?? REFUSALS[code]
  if (known) return known
  if (code === NO_PLAN) return noPlan(message)
  const said = message ? `\u00a0: «\u00a0${message}\u00a0»` : ''
  return byAgency(`Le transporteur a refusé l’envoi (code ${code})${said}.`)
}

const noPlan = (message: string): Refusal => ({
  whoCanMend: 'agency',
  field: 'destination',
  message: `Le transporteur ne dessert pas cette destination${message ? `\u00a0: «\u00a0${message}\u00a0»` : ''}. Choisissez un autre point relais ou un autre mode de livraison.`,
})
