import type { Element } from './xml'

/** The child elements of each element, in order, by the schema of the shipment service. */
const SEQUENCES: Record<string, readonly string[]> = {
  ShipmentCreationRequest: ['Context', 'OutputOptions', 'ShipmentsList'],
  Context: ['Login', 'Password', 'CustomerId', 'Culture', 'VersionAPI'],
  OutputOptions: ['OutputFormat', 'OutputType'],
  ShipmentsList: ['Shipment'],
  Shipment: [
    'OrderNo',
    'CustomerNo',
    'ParcelCount',
    'ShipmentValue',
    'Options',
    'DeliveryMode',
    'CollectionMode',
    'Parcels',
    'DeliveryInstruction',
    'Sender',
    'Recipient',
  ],
  Options: ['Option'],
  Parcels: ['Parcel'],
  Parcel: ['Content', 'Length', 'Width', 'Depth', 'Weight'],
  Sender: ['Address'],
  Recipient: ['Address'],
  Address: [
    'Title',
    'Firstname',
    'Lastname',
    'Streetname',
    'HouseNo',
    'CountryCode',
    'PostCode',
    'City',
    'AddressAdd1',
    'AddressAdd2',
    'AddressAdd3',
    'PhoneNo',
    'MobileNo',
    'Email',
  ],
}
const REPEATED = ['Shipment', 'Parcel', 'Option']

/** Whether an element contains only what the schema allows, in its order. */
export function followsSchema({ name, children }: Element): boolean {
  const sequence = SEQUENCES[name] ?? []
  let least = 0
  return children.every((one) => {
    const place = sequence.indexOf(one.name, least)
    least = REPEATED.includes(one.name) ? place : place + 1
    return place >= 0 && followsSchema(one)
  })
}
