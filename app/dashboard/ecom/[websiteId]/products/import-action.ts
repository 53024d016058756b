'use server'

import { z } from 'zod'
import { IMPORT_MODES, type ImportReport } from '@/lib/domain/catalogue/import-products'
import { EntityIdText } from '@/lib/domain/entity-id'
import { formAction } from '@/lib/server/forms/form-action'
import { IMPORT_FILE_MAX, NO_FILE, TOO_LARGE } from './import-file'
import { importFromFile } from './import-from-file'

const Import = z.object({
  websiteId: EntityIdText,
  mode: z.enum(IMPORT_MODES),
  file: z
    .custom<File>((file) => file instanceof File && file.size > 0, { error: NO_FILE, abort: true })
    .refine(({ size }) => size <= IMPORT_FILE_MAX, { error: TOO_LARGE }),
})

/** Checks a file of products, or imports it; returns the report as the value `report`. */
export const importProductsAction = formAction(
  {
    schema: Import,
    access: 'signedIn',
    limit: 'productImport',
    from: (form) => `/dashboard/ecom/${String(form.get('websiteId'))}`,
  },
  async (ctx, input) => {
    const report = await importFromFile(ctx, input)
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
