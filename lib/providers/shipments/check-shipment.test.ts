import { describe, expect, it } from 'vitest'
import { toHome, toRelay } from '../../../tests/support/parcel'
import { shipmentIssues } from './check-shipment'
import type { NewShipment, ShipmentAddress } from './shipments'

const fieldsOf = (shipment: NewShipment) => shipmentIssues(shipment).map(({ field }) => field)
const received = (changed: Partial<ShipmentAddress>, of = toHome): NewShipment => ({
  ...of,
  recipient: { ...of.recipient, ...changed },
})
const sent = (changed: Partial<ShipmentAddress>): NewShipment => ({
  ...toHome,
  sender: { ...toHome.sender, ...changed },
})

describe('a shipment that the carrier takes', () => {
  it.each([
    ['to a home', toHome],
    ['to a relay point', toRelay],
    ['to a relay point, without a phone number', received({ phone: '' }, toRelay)],
    ['to a relay point with a long address', received({ line1: 'A'.repeat(80) }, toRelay)],
    ['with a street of 40 characters', received({ line1: 'É'.repeat(40) })],
    ['to a town of 60 letters, which is cut', received({ city: 'A'.repeat(60) })],
    ['of 25 kg to a home', { ...toHome, weightGrams: 25_000 }],
    ['of 30 kg to a relay point', { ...toRelay, weightGrams: 30_000 }],
    ['of 150 cm', { ...toHome, sidesCm: [50, 50, 50] }],
  ] satisfies [string, NewShipment][])('has no fault %s', (_, shipment) => {
    expect(shipmentIssues(shipment)).toEqual([])
  })
})

describe('before any call, the fault names its field', () => {
  it.each([
    ['a sender without a street', sent({ line1: ' ' }), 'sender.line1'],
    ['a sender without a town', sent({ city: '' }), 'sender.city'],
    ['a name in letters that are not Latin', received({ name: '李雷' }), 'recipient.name'],
    ['a street of 41 characters', received({ line1: 'A'.repeat(41) }), 'recipient.line1'],
    ['a ligature that makes it 41', received({ line1: `${'A'.repeat(39)}œ` }), 'recipient.line1'],
    ['31 characters beside the street', received({ line2: 'A'.repeat(31) }), 'recipient.line2'],
    ['a postcode of signs', received({ zip: '?' }), 'recipient.zip'],
    ['a postcode of 11 characters', received({ zip: '12345678901' }), 'recipient.zip'],
    ['a town of digits', received({ city: '75011' }), 'recipient.city'],
    ['a country by its name', received({ country: 'France' }, toRelay), 'recipient.country'],
    ['a home without a phone number', received({ phone: '' }), 'recipient.phone'],
    ['a home with half a phone number', received({ phone: '06 12' }), 'recipient.phone'],
    ['9 g', { ...toHome, weightGrams: 9 }, 'weight'],
    ['14 g to a relay point', { ...toRelay, weightGrams: 14 }, 'weight'],
    ['half a gram', { ...toHome, weightGrams: 10.5 }, 'weight'],
    ['more than 25 kg to a home', { ...toHome, weightGrams: 25_001 }, 'weight'],
    ['more than 30 kg to a relay point', { ...toRelay, weightGrams: 30_001 }, 'weight'],
    ['a home without sides', { ...toHome, sidesCm: null }, 'sides'],
    ['151 cm', { ...toHome, sidesCm: [50, 50, 51] }, 'sides'],
    ['a side of nothing', { ...toHome, sidesCm: [50, 50, 0] }, 'sides'],
    [
      'a point without its country',
      { ...toRelay, delivery: { mode: 'relay', relayPointId: '001001' } },
      'relayPoint',
    ],
  ] satisfies [string, NewShipment, string][])('%s', (_, shipment, field) => {
    expect(fieldsOf(shipment)).toEqual([field])
  })

  it('in French, with whose address it is', () => {
    const faults = [
      ...shipmentIssues(sent({ line1: 'A'.repeat(41) })),
      ...shipmentIssues(received({ phone: '' })),
      ...shipmentIssues({ ...toHome, weightGrams: 26_000, sidesCm: [100, 50, 1] }),
    ]
    expect(faults.map(({ message }) => message)).toEqual([
      'Expéditeur\u00a0: la rue compte 40 caractères au plus.',
      'Destinataire\u00a0: un numéro de téléphone valable est obligatoire pour une livraison à domicile.',
      'Le colis pèse de 10\u00a0g à 25\u00a0kg avec ce mode de livraison, en grammes entiers.',
      'Les côtés du colis sont des nombres entiers de centimètres dont la somme est de 150 au plus.',
    ])
  })
})
