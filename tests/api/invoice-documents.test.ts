import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { brokenRules } from '../e-invoicing/business-rules'
import { readXml } from '../e-invoicing/read-xml'
import { validateSchema } from '../e-invoicing/validate-schema'
import { type Credentials, call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { readPdf } from '../support/pdf-reader'
import { bearerOf, newcomer } from '../support/people'
import { stored } from '../support/stored'
import { insertContract, insertInvoice } from './billing-objects'

type Listed = { Id: number; Number: string | null; Kind: string; TotalCents: number; VatCents: number }

let owner: Credentials
let invoices: Listed[]
beforeAll(async () => {
  owner = await bearerOf('owner')
  const { body } = await call('GET', '/invoices/user', owner)
  invoices = body.filter((one: Listed) => one.Number !== null)
})

/** Raw bytes: the `call` helper decodes answers as text. */
async function bytesOf(path: string) {
  const answer = await fetch(`${inject('origin')}/api${path}`, {
    headers: { authorization: `Bearer ${owner.bearer}` },
  })
  expect(answer.status).toBe(200)
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('the document of an invoice', () => {
  it('is a PDF that no cache keeps, under its number, the same each time', async () => {
    const [invoice] = invoices
    const path = `/invoices/${invoice?.Id}/pdf`
    const [first, second] = await Promise.all([bytesOf(path), bytesOf(path)])
    expect(first.headers.get('content-type')).toBe('application/pdf')
    expect(first.headers.get('content-disposition')).toContain(`${invoice?.Number}.pdf`)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.bytes.equals(second.bytes)).toBe(true)
    const [kept] = await stored('select sha256 from invoice_documents where invoice_id = $1', [invoice?.Id])
    expect(createHash('sha256').update(first.bytes).digest('hex')).toBe(kept?.sha256)
  })

  it('holds the electronic invoice that is served alone, with the sums of the call', async () => {
    for (const { Id, Number: number, TotalCents, VatCents } of invoices.slice(0, 4)) {
      const xml = (await bytesOf(`/invoices/${Id}/xml`)).bytes.toString('utf8')
      const pdf = await readPdf((await bytesOf(`/invoices/${Id}/pdf`)).bytes)
      expect(pdf.attachment.text).toBe(xml)
      expect(pdf.text).toContain(number)
      validateSchema(xml)
      expect(brokenRules(xml)).toEqual([])
      const { sums, document } = readXml(xml)
      expect(document['ram:ID']).toBe(number)
      expect(sums['ram:GrandTotalAmount']).toBe((TotalCents / 100).toFixed(2))
      expect(sums['ram:TaxTotalAmount']['#']).toBe((VatCents / 100).toFixed(2))
    }
  })

  it('does not exist for a draft', async () => {
    const person = await newcomer()
    const contract = await insertContract(person.id)
    const id = await insertInvoice(person.id, contract, { isDraft: true })
    for (const form of ['pdf', 'xml'])
      expectRefusal(await call('GET', `/invoices/${id}/${form}`, { bearer: person.bearer }), 409, 'conflict')
  })
})
