import { writeInvoiceXml } from '../../documents/invoice-xml'
import type { Context, Reads } from '../../domain/context'
import {
  findInvoiceDocument,
  findInvoiceId,
  type InvoiceDocument,
  keepInvoiceDocument,
  listUndrawnInvoices,
} from '../../domain/invoices/invoice-document'
import { readIssuedInvoice } from '../../domain/invoices/read-invoice'
import { drawForJob } from './draw'
import type { Drawing } from './draw-document'

/** How many the job draws per run. */
const AT_ONCE = 200

type Pen = (read: () => Promise<Drawing>) => Promise<Uint8Array | null>

/** The document of an issued invoice, for a job; drawn and stored now if it never was. `conflict` for a draft. */
export const getInvoiceDocumentForJob = (ctx: Context, id: number): Promise<InvoiceDocument> =>
  drawOnce(ctx, id, { keeper: ctx, pen: async (read) => drawForJob(await read()) })

/** The document of a number, for the mail about it. Throws for an unknown number. */
export async function getDocumentOfNumber(ctx: Context, number: string): Promise<InvoiceDocument> {
  const id = await findInvoiceId(ctx, number)
  if (id === null) throw new Error(`There is no invoice ${number}`)
  return getInvoiceDocumentForJob(ctx, id)
}

/** Draws the missing documents: of invoices from an earlier version, and of those whose job failed. */
export async function drawUndrawnInvoices(ctx: Context): Promise<void> {
  for (const id of await listUndrawnInvoices(ctx, AT_ONCE)) await getInvoiceDocumentForJob(ctx, id)
}

/** The stored document, or one drawn now with `pen` and stored by `keeper`. */
export async function drawOnce(
  reads: Reads,
  id: number,
  { keeper, pen }: { keeper: Context; pen: Pen },
): Promise<InvoiceDocument> {
  const kept = await findInvoiceDocument(reads, id)
  if (kept) return kept
  let xml = ''
  const pdf = await pen(async () => {
    const invoice = await readIssuedInvoice(reads, id)
    xml = writeInvoiceXml(invoice)
    return { kind: 'invoice', invoice, xml, at: keeper.now() }
  })
  if (!pdf) throw new Error('Nothing was drawn')
  await keepInvoiceDocument(keeper, { invoiceId: id, pdf, xml })
  const document = await findInvoiceDocument(reads, id)
  if (!document) throw new Error(`The document of invoice ${id} was not kept`)
  return document
}
