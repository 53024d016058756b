import { PARCEL_LIMITS } from '@/content/carrier-tariffs'
import { asciiLine, asciiTown } from '../relays/ascii'
import { RELAY_ID } from '../relays/relays'
import { internationalPhone } from './phone'
import type { NewShipment, ShipmentAddress, ShipmentIssue } from './shipments'

/** The lengths that the carrier prints of an address, in characters. */
export const LENGTHS = { name: 30, street: 40, complement: 30, city: 25, zip: 10 } as const

const LONGEST_SUM_CM = 150
const PARTIES = { sender: 'Expéditeur', recipient: 'Destinataire' } as const

/** The faults of a shipment that the carrier would refuse, in the order in which people read an address. */
export function shipmentIssues(shipment: NewShipment): ShipmentIssue[] {
  const isHome = shipment.delivery.mode === 'home'
  return [
    ...addressIssues(shipment, 'sender', { printsStreet: true, needsPhone: false }),
    // At a relay point the label prints the point's own address.
    ...addressIssues(shipment, 'recipient', { printsStreet: isHome, needsPhone: isHome }),
    ...parcelIssues(shipment),
  ]
}

type Need = { printsStreet: boolean; needsPhone: boolean }
type AddressIssue = [field: keyof ShipmentAddress, message: string | false]

function addressIssues(
  shipment: NewShipment,
  party: keyof typeof PARTIES,
  { printsStreet, needsPhone }: Need,
): ShipmentIssue[] {
  const address = shipment[party]
  const issues: AddressIssue[] = [
    ['name', asciiLine(address.name) === '' && 'le nom est obligatoire, en lettres latines.'],
    ['line1', printsStreet && streetIssue(address.line1)],
    [
      'line2',
      printsStreet &&
        asciiLine(address.line2).length > LENGTHS.complement &&
        `le complément d’adresse compte ${LENGTHS.complement} caractères au plus.`,
    ],
    ['zip', !isCarrierZip(address.zip) && `le code postal compte 2 à ${LENGTHS.zip} chiffres ou lettres.`],
    ['city', asciiTown(address.city).length < 2 && 'la ville compte au moins 2 lettres.'],
    ['country', !/^[A-Z]{2}$/.test(address.country) && 'le pays s’écrit en deux lettres, par exemple FR.'],
    [
      'phone',
      needsPhone &&
        internationalPhone(address.phone, address.country) === null &&
        'un numéro de téléphone valable est obligatoire pour une livraison à domicile.',
    ],
  ]
  return issues.flatMap(([field, message]) =>
    message ? [{ field: `${party}.${field}` as const, message: `${PARTIES[party]}\u00a0: ${message}` }] : [],
  )
}

function streetIssue(street: string): string | false {
  const { length } = asciiLine(street)
  if (length === 0) return 'la rue est obligatoire, en lettres latines.'
  return length > LENGTHS.street && `la rue compte ${LENGTHS.street} caractères au plus.`
}

const isCarrierZip = (zip: string) => /^[0-9A-Z][0-9A-Z -]{1,9}$/.test(asciiLine(zip))

function parcelIssues({ delivery, weightGrams, sidesCm }: NewShipment): ShipmentIssue[] {
  const { minGrams, maxGrams } = PARCEL_LIMITS[delivery.mode]
  const issues: ShipmentIssue[] = []
  if (delivery.mode === 'relay' && !RELAY_ID.test(delivery.relayPointId))
    issues.push({ field: 'relayPoint', message: 'Le point relais n’est pas valable.' })
  if (!Number.isInteger(weightGrams) || weightGrams < minGrams || weightGrams > maxGrams)
    issues.push({
      field: 'weight',
      message: `Le colis pèse de ${minGrams}\u00a0g à ${maxGrams / 1_000}\u00a0kg avec ce mode de livraison, en grammes entiers.`,
    })
  if (!sidesCm && delivery.mode === 'home')
    issues.push({
      field: 'sides',
      message:
        'Indiquez la longueur, la largeur et la hauteur du colis\u00a0: le transporteur les demande pour une livraison à domicile.',
    })
  if (sidesCm && !areSides(sidesCm))
    issues.push({
      field: 'sides',
      message: `Les côtés du colis sont des nombres entiers de centimètres dont la somme est de ${LONGEST_SUM_CM} au plus.`,
    })
  return issues
}

const areSides = (sides: readonly number[]) =>
  sides.every((side) => Number.isInteger(side) && side > 0) &&
  sides.reduce((sum, side) => sum + side) <= LONGEST_SUM_CM
