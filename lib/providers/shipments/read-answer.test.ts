import { describe, expect, it } from 'vitest'
import { readAnswer } from './read-answer'

const answer = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?><ShipmentCreationResponse xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://www.example.org/Response">${inner}</ShipmentCreationResponse>`
const echo =
  '<Context><Login>qui</Login><Password>secret</Password></Context><OutputOptions><OutputType>PdfUrl</OutputType></OutputOptions>'
const LABEL = 'https://connect.mondialrelay.com//CC12ABCD/etiquette/Get?expedition=00544601&crc=2D4F'
const output = `<LabelList><Label><RawContent/><Output>${LABEL.replace('&', '&amp;')}</Output></Label></LabelList>`
const information = '<Status Code="0" Message="API Mondial Relay Sandbox, aucune donnée enregistrée." />'

describe('the carrier’s answer', () => {
  it('has a number with its zeros, a label and mere information', () => {
    expect(
      readAnswer(
        answer(
          `${echo}<ShipmentsList><Shipment ShipmentNumber="00544601">${output}</Shipment></ShipmentsList><StatusList>${information}</StatusList>`,
        ),
      ),
    ).toEqual({
      expeditionNumber: '00544601',
      labelUrl: LABEL,
      statuses: [
        { code: '0', level: 'info', message: 'API Mondial Relay Sandbox, aucune donnée enregistrée.' },
      ],
    })
  })

  it.each([
    ['a file of ours', '<!DOCTYPE a [<!ENTITY stolen SYSTEM "file:///etc/passwd">]>'],
    ['an address', '<!DOCTYPE a [<!ENTITY stolen SYSTEM "http://127.0.0.1:1/">]>'],
  ])('under attack: cannot have %s read by an external entity', (_what, doctype) => {
    const hostile = answer(`<ShipmentsList><Shipment ShipmentNumber="&stolen;"/></ShipmentsList>`)
    expect(() => readAnswer(hostile.replace('?>', `?>${doctype}`))).toThrow()
  })

  it('under attack: cannot fill the memory by entities within each other', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)
    const bomb = `<!DOCTYPE a [<!ENTITY e0 "0123456789">${lines.join('')}]>`
    const hostile = answer(`<ShipmentsList><Shipment ShipmentNumber="&e12;"/></ShipmentsList>`)
    const read = () => JSON.stringify(readAnswer(hostile.replace('?>', `?>${bomb}`)))
    let length = 0
    try {
      length = read().length
    } catch {
      // Refusing it as a whole is fine, too.
    }
    expect(length).toBeLessThan(10_000)
  })

  it('may write number and statuses as elements', () => {
    expect(
      readAnswer(
        answer(
          `<ShipmentsList><Shipment><ShipmentNumber>12345678</ShipmentNumber>${output}</Shipment></ShipmentsList><StatusList><Status><Code>10025</Code><Level>Warning</Level><Message>Ignored</Message></Status></StatusList>`,
        ),
      ),
    ).toEqual({
      expeditionNumber: '12345678',
      labelUrl: LABEL,
      statuses: [{ code: '10025', level: 'warning', message: 'Ignored' }],
    })
  })

  it.each([
    ['one error', 'Error', 'error'],
    ['a critical one', 'Critical error', 'error'],
    ['a warning', 'Warning', 'warning'],
    ['information', 'Information', 'info'],
  ])('tells %s by its level', (_, level, known) => {
    const { statuses } = readAnswer(
      answer(`<StatusList><Status Code="10051" Level="${level}" Message="Dit" /></StatusList>`),
    )
    expect(statuses).toEqual([{ code: '10051', level: known, message: 'Dit' }])
  })

  it.each([
    ['has empty lists', '<ShipmentsList/><StatusList/>'],
    ['has an empty shipment', '<ShipmentsList><Shipment/></ShipmentsList>'],
    ['has an empty status', '<StatusList><Status/></StatusList>'],
  ])('has no number when it %s', (_, inner) => {
    expect(readAnswer(answer(inner))).toEqual({ expeditionNumber: null, labelUrl: null, statuses: [] })
  })

  it('has its number when its label and its statuses are odd', () => {
    const odd =
      '<ShipmentsList><Shipment ShipmentNumber="00544601"><LabelList><Label><Output><a/></Output></Label></LabelList></Shipment></ShipmentsList><StatusList><Status><Code><b/></Code></Status></StatusList>'
    expect(readAnswer(answer(odd))).toEqual({ expeditionNumber: '00544601', labelUrl: null, statuses: [] })
  })

  it.each([
    ['a page of HTML', '<!DOCTYPE html><html><body>Maintenance</body></html>'],
    ['half an answer', answer(echo).slice(0, 300)],
    ['nothing', ''],
    ['another answer', '<Autre/>'],
  ])('is none when it is %s, and the error repeats nothing of it', (_, text) => {
    expect(() => readAnswer(text)).toThrow(/^The carrier’s answer cannot be read$/)
  })
})
