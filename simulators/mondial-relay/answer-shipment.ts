import { createHash } from 'node:crypto'
import { XMLBuilder } from 'fast-xml-parser'
import type { Answer, SimulatedRequest } from '../wire/message'
import { checkContext, checkOutput, checkShipment, textOf } from './check-shipment'
import type { Merchant } from './mondial-relay'
import { followsSchema } from './schema'
import type { NewShipment, Shipment, Shipments } from './shipments'
import { error, isError, type Status } from './status'
import { child, type Element, readXml } from './xml'

const REQUEST = 'http://www.example.org/Request'
const RESPONSE = 'http://www.example.org/Response'
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true })

/** The sandbox adds this to every answer. */
const INFORMATION = { Code: '0', Message: 'API Mondial Relay simulée, aucun colis ne sera transporté.' }

type Orders = { refusal?: string; isWithin?: boolean; withoutLabel?: boolean }

/** The shipment service. Refusals have status 200, too. */
export function answerShipment(
  request: SimulatedRequest,
  merchant: Merchant,
  shipments: Shipments,
  { refusal, isWithin = false, withoutLabel = false }: Orders,
): Answer {
  if (!/^text\/xml\b/.test(request.headers['content-type'] ?? ''))
    return { status: 415, body: 'The content type must be text/xml.' }
  const root = readXml(request.body)
  const list = child(root, 'ShipmentsList')?.children ?? []
  const statuses = refusal === undefined ? check(root, list, merchant) : [error(refusal, messageOf(refusal))]
  if (!root || statuses.some(isError))
    return response(
      isWithin ? inShipment(statuses) : { StatusList: { Status: statuses.map((one) => attributes(one)) } },
    )
  const created = list.map((one) => shipments.make(parseShipment(one)))
  return response({
    // Like the real service, this returns the password.
    Context: echo(child(root, 'Context')),
    OutputOptions: echo(child(root, 'OutputOptions')),
    ShipmentsList: {
      Shipment: created.map((shipment) => ({
        '@_ShipmentNumber': shipment.number,
        ...(!withoutLabel && {
          LabelList: { Label: { RawContent: '', Output: labelUrl(request, merchant, shipment) } },
        }),
      })),
    },
    StatusList: { Status: [INFORMATION, ...statuses].map((one) => attributes(one)) },
  })
}

function check(root: Element | undefined, list: Element[], merchant: Merchant): Status[] {
  const isRequest = root?.name === 'ShipmentCreationRequest' && root.attributes.xmlns === REQUEST
  if (!isRequest || !followsSchema(root)) return [error(10061, 'Problème de formatage du XML.')]
  const callerErrors = checkContext(child(root, 'Context'), merchant)
  if (callerErrors.length > 0) return callerErrors
  if (list.length === 0) return [error(10011, 'Aucune expédition dans la demande.')]
  return [...checkOutput(child(root, 'OutputOptions')), ...list.flatMap(checkShipment)]
}

/** The messages of the codes that were recorded from the real service. */
const MESSAGES: Record<string, string> = {
  '10055': 'Le plan de tri est introuvable pour le produit Point Relais L (24R)',
  '99999': 'Une erreur est survenue.',
}
const messageOf = (code: string) => MESSAGES[code] ?? `Refus ${code} demandé.`

function parseShipment(shipment: Element): NewShipment {
  const mode = child(shipment, 'DeliveryMode')?.attributes
  const parcel = child(child(shipment, 'Parcels'), 'Parcel')
  const recipient = child(child(shipment, 'Recipient'), 'Address')
  return {
    orderNo: textOf(shipment, 'OrderNo'),
    mode: mode?.Mode ?? '',
    location: mode?.Location ?? '',
    weightGrams: Number(child(parcel, 'Weight')?.attributes.Value),
    sides: ['Length', 'Width', 'Depth']
      .flatMap((name) => child(parcel, name)?.attributes.Value ?? [])
      .map(Number),
    sender: addressLines(child(child(shipment, 'Sender'), 'Address')),
    recipient: addressLines(recipient),
    zip: textOf(recipient, 'PostCode'),
  }
}

/** The address lines printed on the label; AddressAdd1 only without first and last names. */
function addressLines(address: Element | undefined): string[] {
  const at = (...names: string[]) =>
    names
      .map((name) => textOf(address, name))
      .filter(Boolean)
      .join(' ')
  return [
    at('Title', 'Firstname', 'Lastname') || at('AddressAdd1'),
    at('AddressAdd2'),
    at('HouseNo', 'Streetname'),
    at('AddressAdd3'),
    at('CountryCode', 'PostCode', 'City'),
    at('PhoneNo', 'MobileNo'),
  ].filter(Boolean)
}

function labelUrl(request: SimulatedRequest, { enseigne }: Merchant, { number }: Shipment): string {
  const url = new URL('/mondial-relay/etiquette/GetStickersExpeditionsAnonyme2', request.url)
  const signed = { ens: enseigne, expedition: number, lg: 'fr-FR', format: '10x15' }
  url.search = new URLSearchParams({ ...signed, crc: labelChecksum(number) }).toString()
  return url.href
}

/** The checksum in a label's URL, which cannot be derived from a parcel number. */
export const labelChecksum = (number: string): string =>
  createHash('md5').update(`etiquette ${number}`).digest('hex').toUpperCase()

const attributes = (status: Status, spell = (text: string) => text) =>
  Object.fromEntries(
    Object.entries(status).map(([name, value]) => [
      `@_${spell(name)}`,
      name === 'Level' ? spell(value) : value,
    ]),
  )

/** The other format of a refusal: inside the shipment, in lower case. */
const inShipment = (statuses: Status[]) => ({
  ShipmentsList: { Shipment: { StatusList: { Status: statuses.map((one) => attributes(one, lowerCase)) } } },
  StatusList: '',
})

const lowerCase = (text: string) => text.toLowerCase()

const echo = (element: Element | undefined) =>
  Object.fromEntries((element?.children ?? []).map(({ name, text }) => [name, text]))

const response = (content: object): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  body: builder.build({ ShipmentCreationResponse: { '@_xmlns': RESPONSE, ...content } }),
})
