import type { OwnProduct, ProductInput } from '@/lib/domain/catalogue/schema'
import type { CsvColumn } from '@/lib/server/documents/csv-download'

export type Field = keyof ProductInput
export type Column = CsvColumn<OwnProduct> & {
  field: Field
  /** Reads a cell as the catalogue's schema takes it; undefined leaves the field unchanged. */
  read: (cell: string) => unknown
}

export const yes = (value: boolean) => (value ? 'oui' : 'non')
export const text = (cell: string) => cell

/** Accepts a comma or a point; anything else stays text, which the schema refuses. */
export const number = (cell: string): unknown => {
  const plain = cell.replace(/[\s€%]/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell
}
export const given = (read: (cell: string) => unknown) => (cell: string) =>
  cell.trim() === '' ? undefined : read(cell)
export const orNull = (cell: string) => (cell.trim() === '' ? null : number(cell))
const WORDS: Record<string, boolean> = {
  oui: true,
  vrai: true,
  true: true,
  non: false,
  faux: false,
  false: false,
}
export const flag = (cell: string): unknown => WORDS[cell.trim().toLowerCase()] ?? number(cell)
