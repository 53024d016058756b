'use server'

import { z } from 'zod'
import {
  IMPORT_MAX,
  IMPORT_MODES,
  type ImportReport,
  importProducts,
} from '@/lib/domain/catalogue/import-products'
import { EntityIdText } from '@/lib/domain/entity-id'
import { invalidField } from '@/lib/domain/errors'
import { readCsv } from '@/lib/server/csv-upload'
import { formAction } from '@/lib/server/form-action'
import { IMPORT_FILE_MAX, NO_FILE, TOO_LARGE } from './import-file'
import { importLine, knowsSome } from './product-csv'

const Import = z.object({
  websiteId: EntityIdText,
  mode: z.enum(IMPORT_MODES),
  file: z
    .custom<File>((file) => file instanceof File && file.size > 0, { error: NO_FILE, abort: true })
    .refine(({ size }) => size <= IMPORT_FILE_MAX, { error: TOO_LARGE }),
})

/** Checks a file of products, or takes it over; answers the report as the value `report`. */
export const importProductsAction = formAction(
  {
    schema: Import,
    access: 'signedIn',
    limit: 'productImport',
    from: (form) => `/dashboard/ecom/${String(form.get('websiteId'))}`,
  },
  async (ctx, { websiteId, mode, file }) => {
    const { titles, lines } = await readCsv(file, IMPORT_MAX)
    if (!knowsSome(titles))
      throw invalidField(
        'file',
        'La première ligne doit nommer les colonnes\u00a0: Référence, Nom, Prix, Poids…',
      )
    if (lines.length === 0) throw invalidField('file', 'Ce fichier n’a aucune ligne de produit.')
    const report = await importProducts(ctx, { websiteId, mode, lines: lines.map(importLine) })
    return {
      values: { report: JSON.stringify(report) },
      ...(report.isWritten && { message: doneMessage(report) }),
    }
  },
)

function doneMessage({ lines }: ImportReport): string {
  const count = (result: string) => lines.filter((line) => line.result === result).length
  return `Import terminé\u00a0: ${count('created')} ajoutés, ${count('updated')} modifiés.`
}
