import { PDFDocument } from '@cantoo/pdf-lib'
import { log } from '../instance/log'

/** Merges the pages of these PDFs into one; null when none can be read. One that cannot be read is left out. */
export async function mergeLabels(labels: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer> | null> {
  const merged = await PDFDocument.create()
  merged.setTitle('Étiquettes')
  merged.setLanguage('fr')
  for (const label of labels) {
    try {
      const source = await PDFDocument.load(label)
      for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page)
    } catch (error) {
      log().warn({ err: error }, 'A label could not be read, and is missing from a batch')
    }
  }
  return merged.getPageCount() > 0 ? new Uint8Array(await merged.save()) : null
}
