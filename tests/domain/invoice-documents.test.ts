import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE } from '@/db/seed/accounts'
import {
  findInvoiceDocument,
  keepInvoiceDocument,
  listUndrawnInvoices,
} from '@/lib/domain/invoices/invoice-document'
import { readIssuedInvoice } from '@/lib/domain/invoices/read-invoice'
import { ledger } from '../support/ledger'

const { as, clock, rows, subscribed, newClient, owing } = await ledger()
const job = clock('2026-11-16')
const PDF = Buffer.from('%PDF-1.7 une facture')
const document = (invoiceId: number, pdf = PDF) => ({ invoiceId, pdf, xml: '<facture/>' })

async function kept() {
  const { invoiceId, clientId } = await owing()
  await keepInvoiceDocument(job, document(invoiceId))
  return { invoiceId, clientId }
}

describe('the document of an invoice', () => {
  it('is kept with the hash of its bytes, and given out as it is', async () => {
    const { invoiceId, clientId } = await kept()
    const [row] = await rows('select sha256 from invoice_documents where invoice_id = $1', invoiceId)
    expect(row.sha256).toBe(createHash('sha256').update(PDF).digest('hex'))
    const found = await findInvoiceDocument(as(clientId), invoiceId)
    expect(found).toMatchObject({ number: expect.stringMatching(/^F-2026-/), xml: '<facture/>' })
    expect(Buffer.from(found?.pdf ?? []).equals(PDF)).toBe(true)
  })

  it('is the first of two that were drawn at once', async () => {
    const { invoiceId } = await owing()
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        keepInvoiceDocument(job, document(invoiceId, Buffer.from(`%PDF ${index}`))),
      ),
    )
    const first = await findInvoiceDocument(job, invoiceId)
    await keepInvoiceDocument(job, document(invoiceId))
    expect(await findInvoiceDocument(job, invoiceId)).toEqual(first)
  })

  it('is of its client and the agency alone', async () => {
    const { invoiceId, clientId } = await kept()
    expect(await findInvoiceDocument(as(ADMIN, 'ADMIN'), invoiceId)).not.toBeNull()
    const other = await newClient()
    for (const stranger of [as(other), as(other, 'MODERATOR'), as()])
      await expect(findInvoiceDocument(stranger, invoiceId)).rejects.toMatchObject({ code: 'not_found' })
    expect(await findInvoiceDocument(as(clientId, 'USER', { viewedBy: ADMIN }), invoiceId)).not.toBeNull()
  })

  it('is never changed, deleted or emptied', async () => {
    const { invoiceId } = await kept()
    for (const change of [
      `update invoice_documents set pdf = 'x' where invoice_id = ${invoiceId}`,
      `delete from invoice_documents where invoice_id = ${invoiceId}`,
      'truncate invoice_documents',
    ])
      await expect(rows(change)).rejects.toMatchObject({ code: '23001' })
  })

  it('under attack: is not given out once its bytes were changed in the database', async () => {
    const { invoiceId } = await kept()
    await rows('alter table invoice_documents disable trigger user')
    await rows(`update invoice_documents set pdf = pdf || 'x' where invoice_id = $1`, invoiceId)
    await rows('alter table invoice_documents enable trigger user')
    await expect(findInvoiceDocument(job, invoiceId)).rejects.toThrow(/not the one that was kept/)
  })

  it('does not exist for a draft', async () => {
    const clientId = await newClient(false)
    const { id } = await subscribed('2026-11-01', '2026-11-15', { clientId })
    const { openPeriod } = await import('@/lib/domain/billing/open-period')
    await openPeriod(clock('2026-11-15'), id)
    const [draft] = await rows('select id from invoices where subscription_id = $1', id)
    await expect(findInvoiceDocument(as(clientId), draft.id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(readIssuedInvoice(as(clientId), draft.id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(keepInvoiceDocument(job, document(draft.id))).rejects.toThrow()
    expect(await listUndrawnInvoices(job, 1_000)).not.toContain(draft.id)
  })
})

describe('the job that catches up', () => {
  it('finds each issued invoice without a document, those of former versions too, oldest first', async () => {
    const { invoiceId } = await owing()
    const missing = await listUndrawnInvoices(job, 1_000)
    expect(missing).toContain(invoiceId)
    expect(missing).toEqual(missing.toSorted((a, b) => a - b))
    const [sample] = await rows('select min(id)::int as id from invoices where number is not null')
    expect(missing).toContain(sample.id)
    await keepInvoiceDocument(job, document(invoiceId))
    expect(await listUndrawnInvoices(job, 1_000)).not.toContain(invoiceId)
    expect(await listUndrawnInvoices(job, 1)).toHaveLength(1)
  })

  it('reads what it draws without a person', async () => {
    const { invoiceId } = await owing()
    expect(await readIssuedInvoice(job, invoiceId)).toMatchObject({
      lines: [{ totalCents: 3_500, vatCents: 583 }],
      client: { name: 'Léa Martin' },
    })
    await expect(readIssuedInvoice(as(CAMILLE), invoiceId)).rejects.toMatchObject({ code: 'not_found' })
  })
})
