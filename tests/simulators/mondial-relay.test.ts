import { createHash } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { merchant, simulators } from '../support/simulators'

let server: Awaited<ReturnType<typeof simulators>>
beforeAll(async () => {
  server = await simulators()
})
afterAll(() => server.stop())

const NAMESPACE = 'http://www.mondialrelay.fr/webservice/'
const METHOD = 'WSI4_PointRelais_Recherche'
type Fields = Record<string, string>

const fields: Fields = {
  Enseigne: 'OSTALSIM',
  Pays: 'FR',
  NumPointRelais: '',
  Ville: '',
  CP: '34000',
  Latitude: '',
  Longitude: '',
  Taille: '',
  Poids: '800',
  Action: '24R',
  DelaiEnvoi: '0',
  RayonRecherche: '20',
  TypeActivite: '',
  NACE: '',
  NombreResultats: '5',
}

const sign = (values: Fields, privateKey = merchant.privateKey) =>
  createHash('md5')
    .update(Object.values(values).join('') + privateKey)
    .digest('hex')
    .toUpperCase()

const elementsOf = (values: Fields) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')

const bodyOf = (inner: string, namespace = NAMESPACE) =>
  `<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${METHOD} xmlns="${namespace}">${inner}</${METHOD}></s:Body></s:Envelope>`

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false })

async function post(body: string, { action = METHOD, path = '/Web_Services.asmx' } = {}) {
  const answer = await fetch(`${server.origin}/mondial-relay${path}`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${NAMESPACE}${action}"` },
    body,
  })
  const text = await answer.text()
  const result = answer.ok
    ? parser.parse(text).Envelope.Body[`${METHOD}Response`][`${METHOD}Result`]
    : undefined
  return { status: answer.status, text, result }
}

/** The answer to these fields, correctly signed. */
const search = (changed: Fields) => {
  const values = { ...fields, ...changed }
  return post(bodyOf(elementsOf({ ...values, Security: sign(values) })))
}

describe('Mondial Relay’s relay search', () => {
  it('answers as many points as asked, as the carrier spells them', async () => {
    const { text, result } = await search({})
    const points = result.PointsRelais.PointRelais_Details
    expect([result.STAT, points.length]).toEqual(['0', 5])
    expect(points[0].Num).toMatch(/^\d{6}$/)
    expect(points[0].Latitude).toMatch(/^\d+,\d{7}$/)
    expect(points[0].Horaires_Mardi.string).toHaveLength(4)
    // Names come padded to the length of their column.
    expect(text).toMatch(/<LgAdr1>.{32}<\/LgAdr1>/)
  })

  it('answers the same points at every start, and others for another postcode', async () => {
    const other = await simulators()
    const [first] = await Promise.all([search({})])
    await other.stop()
    expect((await search({})).text).toBe(first.text)
    expect((await search({ CP: '34090' })).text).not.toBe(first.text)
  })

  it('answers the one point of a number', async () => {
    const number = (await search({})).result.PointsRelais.PointRelais_Details[0].Num
    const { result } = await search({ NumPointRelais: number, CP: '', NombreResultats: '1' })
    expect(result.PointsRelais.PointRelais_Details).toMatchObject({ Num: number, Distance: '0' })
  })

  it.each([
    ['a merchant that is none', { Enseigne: 'ostal' }, '1'],
    ['another merchant', { Enseigne: 'CC12ABCD' }, '2'],
    ['an unknown town', { Ville: 'NULLEPART', CP: '' }, '9'],
    ['a town with digits', { Ville: 'PARIS 11' }, '9'],
    ['a weight under 15 g', { Poids: '14' }, '20'],
    ['a weight in kilograms', { Poids: '0,8' }, '20'],
    ['a number of seven digits', { NumPointRelais: '0012345' }, '70'],
    ['the number of no point', { NumPointRelais: '999999', CP: '' }, '70'],
    ['a postcode without points', { CP: '99999' }, '93'],
    ['a postcode that is none', { CP: '34-00' }, '36'],
    ['another country', { Pays: 'US' }, '92'],
    ['31 points', { NombreResultats: '31' }, '98'],
    ['no place at all', { CP: '' }, '40'],
  ])('refuses %s', async (_, changed, stat) => {
    const { status, result } = await search(changed as unknown as Fields)
    expect([status, result.STAT, result.PointsRelais]).toEqual([200, stat, undefined])
  })

  it('refuses a wrong signature, one in small letters, none, and one of letters beyond ASCII', async () => {
    const stat = async (Security: string, values = fields) =>
      (await post(bodyOf(elementsOf({ ...values, Security })))).result.STAT
    expect(await stat(sign(fields, 'autre'))).toBe('97')
    expect(await stat(sign(fields).toLowerCase())).toBe('8')
    expect(await stat('')).toBe('8')
    const accented = { ...fields, Ville: 'SÈTE' }
    expect(await stat(sign(accented), accented)).toBe('97')
  })

  it('takes an element out of its order for missing', async () => {
    const { CP, ...rest } = fields
    const late = elementsOf({ ...rest, CP: CP ?? '', Security: sign(fields) })
    expect((await post(bodyOf(late))).result.STAT).toBe('97')
  })

  it.each([
    ['another method', 500, { action: 'WSI9_Inconnue' }],
    ['another path', 404, { path: '/autre.asmx' }],
  ])('does not know %s', async (_, status, where) => {
    expect((await post(bodyOf(elementsOf(fields)), where)).status).toBe(status)
  })

  it('cannot read what is no XML, and sees no field of another namespace', async () => {
    expect((await post('Bonjour')).status).toBe(500)
    const values = { ...fields, Security: sign(fields) }
    expect((await post(bodyOf(elementsOf(values), 'http://autre.example/'))).result.STAT).toBe('1')
  })
})

describe('faults on order', () => {
  it('a page of HTML instead of XML', async () => {
    await server.order('html_answer', 1, 'mondial-relay')
    const answer = await fetch(`${server.origin}/mondial-relay/Web_Services.asmx`, { method: 'POST' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })

  it('the carrier’s generic error', async () => {
    await server.order('wrong_stat', 1, 'mondial-relay')
    expect((await search({})).result.STAT).toBe('99')
    expect((await search({})).result.STAT).toBe('0')
    await server.order('wrong_stat', 1, 'mondial-relay', undefined, '36')
    expect((await search({})).result.STAT).toBe('36')
  })
})
