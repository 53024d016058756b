import 'server-only'
import { CsvError, parse } from 'csv-parse/sync'
import { invalidField } from '../domain/errors'

export type CsvLine = {
  /** As a spreadsheet counts them: the titles are line 1. */
  line: number
  /** By the folded title of its column (`foldTitle`). */
  cells: ReadonlyMap<string, string>
}

const UNREADABLE =
  'Ce fichier n’est pas un CSV lisible\u00a0: enregistrez-le en «\u00a0CSV UTF-8\u00a0» depuis votre tableur.'

/** The lines of a spreadsheet's file, with `;` or `,` between its cells. `validation` on `file` when it cannot be read or has
 *  more lines than `most`. */
export async function readCsv(file: File, most: number): Promise<{ titles: string[]; lines: CsvLine[] }> {
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  const [titles = [], ...rows] = parseRows(text)
  if (rows.length > most)
    throw invalidField('file', `Un fichier compte ${most.toLocaleString('fr-FR')} lignes au plus.`)
  const folded = titles.map(foldTitle)
  const lines = rows.map((row, index) => ({
    line: index + 2,
    cells: new Map(row.map((cell, at) => [folded[at] ?? '', withoutGuard(cell)])),
  }))
  return {
    titles,
    lines: lines.filter(({ cells }) => [...cells.values()].some((cell) => cell.trim() !== '')),
  }
}

/** A title without what people spell in many ways: case, accents, units, spaces. */
export const foldTitle = (title: string): string =>
  title
    .replace(/\(.*?\)/g, '')
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What a spreadsheet in French writes when it is not asked for UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function parseRows(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n/, 1)
  const count = (mark: string) => first.split(mark).length
  try {
    return parse(text, {
      bom: true,
      delimiter: count(';') >= count(',') ? ';' : ',',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: 100_000,
    })
  } catch (error) {
    if (error instanceof CsvError) throw invalidField('file', UNREADABLE)
    throw error
  }
}

/** Without the apostrophe that an export puts before what would be a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '')
