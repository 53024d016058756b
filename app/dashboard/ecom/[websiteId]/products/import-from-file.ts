import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  IMPORT_MAX,
  type ImportLine,
  type ImportMode,
  type ImportReport,
  importProducts,
} from '@/lib/domain/catalogue/import-products'
import type { Context } from '@/lib/domain/context'
import { invalidField } from '@/lib/domain/errors'
import { getWebsite } from '@/lib/domain/websites/queries'
import { type CsvLine, readCsv } from '@/lib/server/forms/csv-upload'
import { importLine, knowsSome } from './product-csv'

type Import = { websiteId: number; mode: ImportMode; file: File }

/** Checks a CSV file of products, or imports it. Verifies that the actor owns the site before reading the file. */
export async function importFromFile(ctx: Context, { websiteId, mode, file }: Import): Promise<ImportReport> {
  await getWebsite(ctx, websiteId)
  const { titles, lines } = await readCsv(file, IMPORT_MAX)
  if (!knowsSome(titles))
    throw invalidField(
      'file',
      'La première ligne doit nommer les colonnes\u00a0: Référence, Nom, Prix, Poids…',
    )
  if (lines.length === 0) throw invalidField('file', 'Ce fichier n’a aucune ligne de produit.')
  return importProducts(ctx, { websiteId, mode, lines: await checkLines(lines) })
}

const LINES_AT_ONCE = 200

/** Yields to other requests between batches. */
async function checkLines(lines: CsvLine[]): Promise<ImportLine[]> {
  const checked: ImportLine[] = []
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    checked.push(...lines.slice(start, start + LINES_AT_ONCE).map(importLine))
    await nextTurn()
  }
  return checked
}
