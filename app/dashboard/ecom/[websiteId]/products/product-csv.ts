import type { z } from 'zod'
import type { ImportLine } from '@/lib/domain/catalogue/import-products'
import { type OwnProduct, ProductInput, Stock } from '@/lib/domain/catalogue/schema'
import type { CsvColumn } from '@/lib/server/documents/csv-download'
import { type CsvLine, foldTitle } from '@/lib/server/forms/csv-upload'
import { type Column, type Field, flag, given, number, orNull, text, yes } from './csv-cells'
import { FACT_COLUMNS } from './facts/fact-csv'

const input = ProductInput.shape

const measure = (title: string, field: Field & `${string}Cm`): Column => ({
  title: `${title} (cm)`,
  field,
  cell: (product) => product[field],
  read: orNull,
})

const BASIC_COLUMNS: readonly Column[] = [
  { title: 'Référence', field: 'reference', cell: ({ reference }) => reference, read: given(text) },
  { title: 'Nom', field: 'name', cell: ({ name }) => name, read: given(text) },
  { title: 'Description', field: 'description', cell: ({ description }) => description, read: text },
  { title: 'Prix (€)', field: 'priceCents', cell: ({ priceCents }) => priceCents / 100, read: given(number) },
  {
    title: 'TVA (%)',
    field: 'vatPermille',
    cell: ({ vatPermille }) => vatPermille / 10,
    read: given(number),
  },
  { title: 'Catégorie', field: 'category', cell: ({ category }) => category, read: text },
  { title: 'Sous-catégorie', field: 'subCategory', cell: ({ subCategory }) => subCategory, read: text },
  { title: 'En vedette', field: 'showcase', cell: ({ showcase }) => yes(showcase), read: given(flag) },
  { title: 'Visible', field: 'active', cell: ({ active }) => yes(active), read: given(flag) },
  { title: 'Composition', field: 'composition', cell: ({ composition }) => composition, read: text },
  { title: 'Risques', field: 'risks', cell: ({ risks }) => risks, read: text },
  measure('Hauteur', 'heightCm'),
  measure('Largeur', 'widthCm'),
  measure('Longueur', 'lengthCm'),
  measure('Rayon', 'radiusCm'),
  { title: 'Poids (g)', field: 'weightGrams', cell: ({ weightGrams }) => weightGrams, read: given(number) },
  { title: 'Notes', field: 'notes', cell: ({ notes }) => notes, read: text },
  {
    title: 'Alerte de stock',
    field: 'lowStockThreshold',
    cell: ({ lowStockThreshold }) => lowStockThreshold,
    read: orNull,
  },
]

const COLUMNS = [...BASIC_COLUMNS, ...FACT_COLUMNS]

const STOCK = 'Stock'

/** The file of a shop's products. The import ignores `Tailles`. New columns come last: shops' spreadsheets count columns. */
export const PRODUCT_CSV: readonly CsvColumn<OwnProduct>[] = [
  ...BASIC_COLUMNS,
  { title: STOCK, cell: ({ stock }) => stock },
  {
    title: 'Tailles',
    cell: ({ sizes }) => sizes.map(({ size, stock }) => `${size}\u00a0: ${stock}`).join(', '),
  },
  ...FACT_COLUMNS,
]

/** Whether a file has any known column. */
export const knowsSome = (titles: string[]): boolean => {
  const known = new Set(COLUMNS.map(({ title }) => foldTitle(title)))
  return titles.some((title) => known.has(foldTitle(title)))
}

/** The product fields of a line of such a file. Missing columns leave their fields unchanged. */
export function importLine({ line, cells }: CsvLine): ImportLine {
  const fields: Record<string, unknown> = {}
  const faults: string[] = []
  for (const { title, field, read } of COLUMNS) {
    const cell = cells.get(foldTitle(title))
    const value = cell === undefined ? undefined : read(cell)
    if (value === undefined) continue
    const schema: z.ZodType = input[field]
    const { success, data, error } = schema.safeParse(value)
    if (success) fields[field] = data
    else faults.push(error.issues[0]?.message ?? '')
  }
  const counted = cells.get(foldTitle(STOCK))?.trim() ?? ''
  const stock = counted === '' ? undefined : Stock.safeParse(number(counted))
  if (stock?.error) faults.push(stock.error.issues[0]?.message ?? '')
  return { line, fields, stock: stock?.data, faults }
}
