import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { answerShipment } from '@/simulators/mondial-relay/answer-shipment'
import { Shipments } from '@/simulators/mondial-relay/shipments'
import { toHome, toRelay } from '../../../tests/support/parcel'
import { simulatedSettings } from '../../../tests/support/simulated-settings'
import { merchant } from '../../../tests/support/simulators'
import { env } from '../../env'
import { shipmentIssues } from './check-shipment'
import { shipmentRequest } from './shipment-request'
import type { NewShipment } from './shipments'

for (const [name, value] of Object.entries(simulatedSettings('http://127.0.0.1'))) vi.stubEnv(name, value)
afterAll(() => {
  vi.unstubAllEnvs()
})

describe('the request', () => {
  it('has its elements in the order of the carrier’s schema, escaped and in the carrier’s signs', () => {
    expect(shipmentRequest(toHome)).toBe(
      [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<ShipmentCreationRequest xmlns="http://www.example.org/Request">',
        '<Context><Login>OSTALSIM@business-api.mondialrelay.com</Login>',
        '<Password>mot-de-passe-des-tests &amp; &lt;signes&gt;</Password>',
        '<CustomerId>OSTALSIM</CustomerId><Culture>fr-FR</Culture><VersionAPI>1.0</VersionAPI></Context>',
        '<OutputOptions><OutputFormat>10x15</OutputFormat><OutputType>PdfUrl</OutputType></OutputOptions>',
        '<ShipmentsList><Shipment><OrderNo>1042</OrderNo><CustomerNo/><ParcelCount>1</ParcelCount>',
        '<DeliveryMode Mode="HOM" Location=""/><CollectionMode Mode="REL" Location=""/>',
        '<Parcels><Parcel><Content>COMMANDE 1042</Content><Length Value="30" Unit="cm"/>',
        '<Width Value="20" Unit="cm"/><Depth Value="10" Unit="cm"/><Weight Value="850" Unit="gr"/></Parcel></Parcels>',
        '<DeliveryInstruction/>',
        '<Sender><Address><Title/><Firstname/><Lastname/><Streetname>12, RUE DE L&apos;AIGUILLERIE</Streetname>',
        '<HouseNo/><CountryCode>FR</CountryCode><PostCode>34000</PostCode><City>MONTPELLIER</City>',
        '<AddressAdd1>SAVONNERIE DE L&apos;ECUSSON FILS</AddressAdd1><AddressAdd2/><AddressAdd3/>',
        '<PhoneNo>+33467001122</PhoneNo><MobileNo/><Email>bonjour@savonnerie.example</Email></Address></Sender>',
        '<Recipient><Address><Title/><Firstname/><Lastname/><Streetname>5 ALLEE DES OEILLETS</Streetname>',
        '<HouseNo/><CountryCode>FR</CountryCode><PostCode>69002</PostCode><City>SAINT-ETIENNE</City>',
        '<AddressAdd1>ZOE LEFEVRE</AddressAdd1><AddressAdd2/><AddressAdd3>BATIMENT B 3 ETAGE</AddressAdd3>',
        '<PhoneNo>+33612345678</PhoneNo><MobileNo/><Email>zoe@client.example</Email></Address></Recipient>',
        '</Shipment></ShipmentsList></ShipmentCreationRequest>',
      ].join(''),
    )
  })

  it('names the relay point, and no sides that are not known', () => {
    const request = shipmentRequest(toRelay)
    expect(request).toContain('<DeliveryMode Mode="24R" Location="FR-001001"/>')
    expect(request).toContain('<Content>COMMANDE 1043</Content><Weight Value="850" Unit="gr"/>')
  })

  it('shortens a name, a reference and the street of a relay point, and leaves out what would be ignored', () => {
    const long = 'Compagnie des Savonniers Réunis de la Méditerranée'
    const recipient = {
      ...toRelay.recipient,
      name: long,
      line1: `12 ${long}`,
      phone: '06',
      email: 'zoé@client.example',
    }
    const request = shipmentRequest({ ...toRelay, reference: 'commande n°1043 de mai', recipient })
    expect(request).toContain('<OrderNo>COMMANDEN1043DE</OrderNo>')
    expect(request).toContain('<AddressAdd1>COMPAGNIE DES SAVONNIERS REUNI</AddressAdd1>')
    expect(request).toContain('<Streetname>12 COMPAGNIE DES SAVONNIERS REUNIS DE LA</Streetname>')
    expect(request).toMatch(/<PhoneNo\/><MobileNo\/><Email\/><\/Address><\/Recipient>/)
  })

  it('cuts a long town, writes a Dutch postcode with its blank, and sends an address with a plus sign', () => {
    const recipient = {
      ...toHome.recipient,
      city: 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson',
      zip: '1012ab',
      email: 'zoe+boutique@client.example',
    }
    const request = shipmentRequest({ ...toHome, recipient })
    expect(request).toContain('<PostCode>1012 AB</PostCode><City>SAINT-REMY-EN-BOUZEMONT-S</City>')
    expect(request).toContain('<Email>zoe+boutique@client.example</Email>')
  })

  it('names the customer’s id where it is not the merchant’s code', () => {
    env().MONDIALRELAY_API2_CUSTOMER_ID = 'BDTEST'
    expect(shipmentRequest(toHome)).toContain('<CustomerId>BDTEST</CustomerId>')
    delete env().MONDIALRELAY_API2_CUSTOMER_ID
  })
})

describe('any address', () => {
  const shipments = new Shipments(join(mkdtempSync(join(tmpdir(), 'shipments-')), 'shipments.jsonl'))
  const answerTo = (shipment: NewShipment) =>
    String(
      answerShipment(
        {
          method: 'POST',
          url: 'http://127.0.0.1/mondial-relay/api/shipment',
          path: '/api/shipment',
          query: new URLSearchParams(),
          headers: { 'content-type': 'text/xml' },
          body: Buffer.from(shipmentRequest(shipment)),
        },
        merchant,
        shipments,
        {},
      ).body,
    )

  const signs = fc.constantFrom(...'aaÉœßŁ9 \'’-–_.,/&<>"°\n')
  const text = (maxLength: number) =>
    fc.oneof(fc.string({ unit: 'binary', maxLength }), fc.string({ unit: signs, minLength: 3, maxLength }))
  const often = (...likely: string[]) => ({ weight: 5, arbitrary: fc.constantFrom(...likely) })
  const address = fc.record({
    name: text(60),
    line1: text(45),
    line2: text(35),
    zip: fc.oneof(often('34000', '1012 AB', '1100-205'), text(12)),
    city: text(35),
    phone: fc.oneof(often('06 12 34 56 78', '+32470123456'), text(20)),
    email: fc.oneof(fc.emailAddress(), text(80)),
  })

  it('that our own check lets through is taken by the carrier without a word', () => {
    let taken = 0
    const parties = fc.record({ sender: address, recipient: address, home: fc.boolean() })
    fc.assert(
      fc.property(parties, ({ sender, recipient, home }) => {
        for (const party of [{ sender }, { recipient }]) {
          const base = home ? toHome : toRelay
          const shipment = {
            ...base,
            sender: { ...base.sender, ...party.sender },
            recipient: { ...base.recipient, ...party.recipient },
          }
          if (shipmentIssues(shipment).length > 0) continue
          taken += 1
          const answer = answerTo(shipment)
          expect(answer).toContain('ShipmentNumber=')
          expect(answer).not.toContain('Level=')
        }
      }),
      { seed: 1042, numRuns: 600 },
    )
    expect(taken).toBeGreaterThan(100)
  })
})
