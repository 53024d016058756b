import { XMLBuilder } from 'fast-xml-parser'
import { env } from '../../env'
import { asciiLine, asciiTown, asciiZip, shortened } from '../relays/ascii'
import { LENGTHS } from './check-shipment'
import { internationalPhone } from './phone'
import type { NewShipment, ShipmentAddress } from './shipments'

/** Spelled this way in the carrier's schema. */
const NAMESPACE = 'http://www.example.org/Request'

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true })

/** The request for one shipment. Its elements are in the order of the carrier's schema, which refuses any other. */
export function shipmentRequest(shipment: NewShipment): string {
  const { reference, delivery, weightGrams, sidesCm, sender, recipient } = shipment
  const location = delivery.mode === 'relay' ? delivery.relayPointId : ''
  const orderNo = shortened(reference.toUpperCase().replaceAll(/[^0-9A-Z_-]/g, ''), 15)
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    ShipmentCreationRequest: {
      '@_xmlns': NAMESPACE,
      Context: context(),
      OutputOptions: { OutputFormat: '10x15', OutputType: 'PdfUrl' },
      ShipmentsList: {
        Shipment: {
          OrderNo: orderNo,
          CustomerNo: '',
          ParcelCount: 1,
          DeliveryMode: { '@_Mode': delivery.mode === 'relay' ? '24R' : 'HOM', '@_Location': location },
          // The seller brings it to a relay point: without a contract for collections, CCC finds no tariff.
          CollectionMode: { '@_Mode': 'REL', '@_Location': '' },
          Parcels: {
            Parcel: {
              Content: `COMMANDE ${orderNo}`,
              ...sides(sidesCm),
              Weight: { '@_Value': weightGrams, '@_Unit': 'gr' },
            },
          },
          DeliveryInstruction: '',
          Sender: { Address: address(sender) },
          Recipient: { Address: address(recipient) },
        },
      },
    },
  })
}

/** A request without a shipment: the carrier checks the credentials, and creates nothing. */
export const emptyRequest = (): string =>
  builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    ShipmentCreationRequest: {
      '@_xmlns': NAMESPACE,
      Context: context(),
      OutputOptions: { OutputFormat: '10x15', OutputType: 'PdfUrl' },
      ShipmentsList: '',
    },
  })

function context() {
  const { MONDIALRELAY_ENSEIGNE, MONDIALRELAY_API2_LOGIN, MONDIALRELAY_API2_PASSWORD } = env()
  return {
    Login: MONDIALRELAY_API2_LOGIN,
    Password: MONDIALRELAY_API2_PASSWORD,
    CustomerId: env().MONDIALRELAY_API2_CUSTOMER_ID ?? MONDIALRELAY_ENSEIGNE.trim(),
    Culture: 'fr-FR',
    VersionAPI: '1.0',
  }
}

function sides(sidesCm: NewShipment['sidesCm']) {
  if (!sidesCm) return {}
  const [length, width, depth] = sidesCm.map((side) => ({ '@_Value': side, '@_Unit': 'cm' }))
  return { Length: length, Width: width, Depth: depth }
}

/** The name goes whole into AddressAdd1, which the label prints where there are no first and last names. */
function address({ name, line1, line2, zip, city, country, phone, email }: ShipmentAddress) {
  return {
    Title: '',
    Firstname: '',
    Lastname: '',
    Streetname: shortened(asciiLine(line1), LENGTHS.street) || 'POINT RELAIS',
    HouseNo: '',
    CountryCode: country,
    PostCode: asciiZip(zip),
    // Cut, never refused: the postcode names the place, too.
    City: shortened(asciiTown(city), LENGTHS.city),
    AddressAdd1: shortened(asciiLine(name), LENGTHS.name),
    AddressAdd2: '',
    AddressAdd3: shortened(asciiLine(line2), LENGTHS.complement),
    PhoneNo: internationalPhone(phone, country) ?? '',
    MobileNo: '',
    // The carrier ignores others.
    Email: /^[\w.+@-]{7,70}$/.test(email) ? email : '',
  }
}
