import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { Shipment } from '@/simulators/mondial-relay/shipments'
import { merchant, simulators } from '../support/simulators'

let server = await simulators()
afterAll(() => server.stop())

const address = {
  Title: '',
  Firstname: 'ZOE',
  Lastname: 'LEFEVRE',
  Streetname: 'RUE DES OEILLETS',
  HouseNo: '5',
  CountryCode: 'FR',
  PostCode: '69002',
  City: 'LYON',
  AddressAdd1: '',
  PhoneNo: '+33612345678',
  Email: 'zoe@client.example',
}
type Address = Partial<typeof address>

const elements = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const context = {
  Login: merchant.login,
  Password: escaped(merchant.password),
  CustomerId: merchant.enseigne,
  Culture: 'fr-FR',
  VersionAPI: '1.0',
}
const parts = {
  Context: elements(context),
  OutputOptions: '<OutputFormat>10x15</OutputFormat><OutputType>PdfUrl</OutputType>',
  OrderNo: '<OrderNo>7</OrderNo>',
  ParcelCount: '<ParcelCount>1</ParcelCount>',
  DeliveryMode: '<DeliveryMode Mode="24R" Location="FR-001001"/>',
  CollectionMode: '<CollectionMode Mode="REL" Location=""/>',
  Parcels: '<Parcels><Parcel><Content>SAVONS</Content><Weight Value="850" Unit="gr"/></Parcel></Parcels>',
  Sender: `<Sender><Address>${elements(address)}</Address></Sender>`,
  Recipient: `<Recipient><Address>${elements(address)}</Address></Recipient>`,
}
type Parts = Partial<typeof parts>

const document = (changed: Parts = {}, namespace = 'http://www.example.org/Request') => {
  const { Context, OutputOptions, ...shipment } = { ...parts, ...changed }
  return `<?xml version="1.0"?><ShipmentCreationRequest xmlns="${namespace}"><Context>${Context}</Context><OutputOptions>${OutputOptions}</OutputOptions><ShipmentsList><Shipment>${Object.values(shipment).join('')}</Shipment></ShipmentsList></ShipmentCreationRequest>`
}

async function post(body: string, type = 'text/xml') {
  const answer = await fetch(`${server.origin}/mondial-relay/api/shipment`, {
    method: 'POST',
    headers: { 'content-type': type, accept: 'application/xml' },
    body,
  })
  const text = await answer.text()
  const statuses = [...text.matchAll(/<Status Code="(-?\d+)"(?: Level="([^"]+)")?/g)]
  return {
    status: answer.status,
    text,
    number: /ShipmentNumber="(\d+)"/.exec(text)?.[1],
    statuses: statuses.map(([, code, level]) => [Number(code), level]),
  }
}

const recipient = (changed: Address): Parts => ({
  Recipient: `<Recipient><Address>${elements({ ...address, ...changed })}</Address></Recipient>`,
})
const parcel = (inner: string): Parts => ({ Parcels: `<Parcels><Parcel>${inner}</Parcel></Parcels>` })
const SIDES = '<Length Value="30" Unit="cm"/><Width Value="20" Unit="cm"/><Depth Value="10" Unit="cm"/>'
const toHome: Parts = { DeliveryMode: '<DeliveryMode Mode="HOM" Location=""/>' }
const home: Parts = { ...toHome, ...parcel(`${SIDES}<Weight Value="850" Unit="gr"/>`) }

describe('Mondial Relay’s shipments', () => {
  it('come with a number, a label, the sandbox’s information and the whole context', async () => {
    const { status, text, number, statuses } = await post(document())
    expect([status, statuses]).toEqual([200, [[0, undefined]]])
    expect(number).toMatch(/^\d{8}$/)
    expect(text).toContain(`<Password>${escaped(merchant.password).replace('>', '&gt;')}</Password>`)
    const url = /<Output>([^<]+)</.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const label = await fetch(url)
    expect(label.headers.get('content-type')).toBe('application/pdf')
    expect(await label.text()).toContain(`(${number})`)
  })

  it.each([
    ['no XML', 'Bonjour', 10061],
    ['half of it', document().slice(0, 400), 10061],
    ['another namespace', document({}, 'http://www.example.org/Response'), 10061],
    ['an element too late', document({ Sender: parts.Recipient, Recipient: parts.Sender }), 10061],
    ['an element that there is not', document({ OrderNo: '<Order>7</Order>' }), 10061],
    [
      'a parcel whose weight comes first',
      document(parcel('<Weight Value="850" Unit="gr"/><Content>SAVONS</Content>')),
      10061,
    ],
    ['no output type', document({ OutputOptions: '<OutputFormat>A4</OutputFormat>' }), 10009],
    ['another output type', document({ OutputOptions: '<OutputType>ZplCode</OutputType>' }), 10010],
    ['no shipment', document().replace(/<Shipment>.*<\/Shipment>/, ''), 10011],
    ['no sender', document({ Sender: '<Sender/>' }), 10012],
    ['no recipient', document({ Recipient: '' }), 10013],
    ['no parcel count', document({ ParcelCount: '' }), 10016],
    ['another parcel count', document({ ParcelCount: '<ParcelCount>2</ParcelCount>' }), 10065],
    ['no delivery mode', document({ DeliveryMode: '' }), 10023],
    ['an unknown one', document({ DeliveryMode: '<DeliveryMode Mode="ZZZ"/>' }), 10024],
    ['no point', document({ DeliveryMode: '<DeliveryMode Mode="24R" Location=""/>' }), 10074],
    [
      'a point without its zeros',
      document({ DeliveryMode: '<DeliveryMode Mode="24R" Location="FR-1001"/>' }),
      10073,
    ],
    ['no collection', document({ CollectionMode: '' }), 10026],
    [
      'a collection that is not in the contract',
      document({ CollectionMode: '<CollectionMode Mode="CCC"/>' }),
      10059,
    ],
    ['no weight', document(parcel('<Content>SAVONS</Content>')), 10033],
    ['9 g', document(parcel('<Weight Value="9" Unit="gr"/>')), 10034],
    ['kilograms', document(parcel('<Weight Value="1.5" Unit="kg"/>')), 10034],
    ['26 kg to a home', document({ ...home, ...parcel('<Weight Value="26000" Unit="gr"/>') }), 10034],
    [
      'more than a locker takes',
      document({
        DeliveryMode: '<DeliveryMode Mode="24R" Location="FR-001006"/>',
        ...parcel('<Weight Value="20001" Unit="gr"/>'),
      }),
      10075,
    ],
    [
      '151 cm',
      document(
        parcel(
          '<Length Value="50" Unit="cm"/><Width Value="50" Unit="cm"/><Depth Value="51" Unit="cm"/><Weight Value="850" Unit="gr"/>',
        ),
      ),
      10090,
    ],
    ['no sides to a home', document(toHome), 10106],
    [
      'one side to a home',
      document({ ...toHome, ...parcel('<Length Value="30" Unit="cm"/><Weight Value="850" Unit="gr"/>') }),
      10090,
    ],
    ['a home overseas', document({ ...home, ...recipient({ PostCode: '97400' }) }), 10055],
    ['a point of another country', document(recipient({ CountryCode: 'BE' })), 10055],
    ['a town of 26 letters', document(recipient({ City: 'A'.repeat(26) })), 10046],
    [
      'a Dutch postcode without its blank',
      document({ ...home, ...recipient({ CountryCode: 'NL', PostCode: '1012AB' }) }),
      10044,
    ],
    ['no name', document(recipient({ Firstname: '', Lastname: '' })), 10048],
    ['no street', document(recipient({ Streetname: '' })), 10040],
    ['a street in small letters', document(recipient({ Streetname: 'rue' })), 10039],
    ['an accent in the street', document(recipient({ Streetname: 'ALLÉE' })), 10039],
    ['41 characters of street and number', document(recipient({ Streetname: 'A'.repeat(39) })), 10063],
    ['no country', document(recipient({ CountryCode: '' })), 10043],
    ['a country without the service', document(recipient({ CountryCode: 'US' })), 10042],
    ['no postcode', document(recipient({ PostCode: '' })), 10045],
    ['a town with digits', document(recipient({ City: 'PARIS 11' })), 10046],
    ['a home without a phone number', document({ ...home, ...recipient({ PhoneNo: '' }) }), 10051],
  ])('are refused with status 200 for %s', async (_, body, code) => {
    const { status, number, statuses } = await post(body)
    expect([status, number]).toEqual([200, undefined])
    expect(statuses).toContainEqual([code, 'Error'])
  })

  it.each([
    [10000, { Password: '' }],
    [10001, { Password: 'autre' }],
    [10001, { Login: 'autre' }],
    [10002, { CustomerId: '' }],
    [10005, { CustomerId: 'CC12ABCD' }],
    [10003, { Culture: 'français' }],
    [10006, { Culture: 'it-IT' }],
    [10007, { VersionAPI: '2.0' }],
  ])('are refused with %i for the context %o', async (code, changed) => {
    const { number, statuses } = await post(document({ Context: elements({ ...context, ...changed }) }))
    expect([number, statuses]).toEqual([undefined, [[code, 'Critical error']]])
  })

  it.each([
    [10008, { OutputOptions: '<OutputFormat>B5</OutputFormat><OutputType>PdfUrl</OutputType>' }],
    [10014, { OrderNo: '<OrderNo>n°7</OrderNo>' }],
    [10048, recipient({ AddressAdd1: 'A'.repeat(31) })],
    [10051, recipient({ PhoneNo: '0612345678' })],
    [10053, recipient({ Email: 'zoe"boutique@client.example' })],
    [10062, recipient({ Lastname: 'A'.repeat(30) })],
  ])('are made with the warning %i', async (code, changed) => {
    const { number, statuses } = await post(document(changed))
    expect(number).toMatch(/^\d{8}$/)
    expect(statuses).toContainEqual([code, 'Warning'])
  })

  it('are asked for as XML', async () => {
    expect((await post(document(), 'application/json')).status).toBe(415)
  })

  it('are refused on order, and made without a label', async () => {
    await server.order('refuse', 1, 'mondial-relay', undefined, '10073')
    expect(await post(document())).toMatchObject({ number: undefined, statuses: [[10073, 'Error']] })
    await server.order('refuse_within', 1, 'mondial-relay', undefined, '10055')
    expect((await post(document())).text).toContain(
      '<ShipmentsList><Shipment><StatusList><Status code="10055" level="error" message="Le plan de tri est introuvable',
    )
    await server.order('no_label', 1, 'mondial-relay')
    const { number, text } = await post(document())
    expect(number).toMatch(/^\d{8}$/)
    expect(text).not.toContain('<Output>')
  })
})

const control = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}/_control/mondial-relay/${path}`, init)
const move = (number: string, state: string) =>
  control(`shipments/${number}`, { method: 'POST', body: JSON.stringify({ state }) })
const shipped = async (): Promise<Shipment[]> => (await control('shipments')).json()

async function track(Expedition: string, Langue = 'FR') {
  const values = { Enseigne: merchant.enseigne, Expedition, Langue }
  const Security = createHash('md5')
    .update(Object.values(values).join('') + merchant.privateKey)
    .digest('hex')
    .toUpperCase()
  const method = 'WSI2_TracingColisDetaille'
  const namespace = 'http://www.mondialrelay.fr/webservice/'
  const answer = await fetch(`${server.origin}/mondial-relay/Web_Services.asmx`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml', soapaction: `${namespace}${method}` },
    body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${method} xmlns="${namespace}">${elements({ ...values, Security })}</${method}></s:Body></s:Envelope>`,
  })
  const text = await answer.text()
  return {
    stat: /<STAT>(\d+)</.exec(text)?.[1],
    entries: [...text.matchAll(/<Libelle>([^<]*)</g)].map(([, label]) => label),
  }
}

describe('Mondial Relay’s tracking', () => {
  it('follows the parcel that people move, and fills its list up', async () => {
    const number = (await post(document())).number ?? ''
    expect(await track(number)).toEqual({ stat: '80', entries: ['COLIS ENREGISTRÉ', ...Array(9).fill('')] })
    expect((await move(number, 'in_transit')).status).toBe(200)
    expect((await track(number)).stat).toBe('81')
    await move(number, 'delivered')
    expect((await track(number)).entries.slice(0, 4)).toEqual([
      'COLIS ENREGISTRÉ',
      'COLIS PRIS EN CHARGE',
      'COLIS LIVRÉ',
      '',
    ])
  })

  it.each([
    ['24', '123', 'FR'],
    ['99', '99999999', 'FR'],
    ['98', '99999999', 'fra'],
  ])('answers STAT %s for %s in %s', async (stat, number, language) => {
    expect((await track(number, language)).stat).toBe(stat)
  })

  it('knows no parcel and no state but its own', async () => {
    const number = (await post(document())).number ?? ''
    expect((await move('99999999', 'delivered')).status).toBe(404)
    expect((await move(number, 'perdu')).status).toBe(400)
    expect((await control('autre')).status).toBe(404)
  })

  it('has a page on which a click moves the parcel', async () => {
    const number = (await post(document())).number ?? ''
    const page = (zip: string) =>
      `${server.origin}/mondial-relay/suivi-de-colis/?numeroExpedition=${number}&codePostal=${zip}`
    const click = await fetch(page('69002'), {
      method: 'POST',
      body: new URLSearchParams({ state: 'delivered' }),
      redirect: 'manual',
    })
    expect([click.status, click.headers.get('location')]).toEqual([303, page('69002')])
    expect(await (await fetch(page('69002'))).text()).toContain('<dd>COLIS LIVRÉ</dd>')
    expect(await (await fetch(page('34000'))).text()).toContain('Ce colis est introuvable.')
  })
})

it('Mondial Relay keeps its shipments over a restart', async () => {
  const number = (await post(document())).number ?? ''
  await move(number, 'in_transit')
  const before = await shipped()
  expect(before[0]).toMatchObject({
    number,
    orderNo: '7',
    mode: '24R',
    location: 'FR-001001',
    weightGrams: 850,
    recipient: ['ZOE LEFEVRE', '5 RUE DES OEILLETS', 'FR 69002 LYON', '+33612345678'],
    events: [{ state: 'registered' }, { state: 'in_transit' }],
  })
  await server.stop()
  server = await simulators(server.folder)
  expect(await shipped()).toEqual(before)
  expect((await post(document())).number).not.toBe(number)
})
