import 'server-only'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { invalidField } from '../../domain/errors'

export type CsvLine = {
  /** As a spreadsheet counts them: the titles are line 1. */
  line: number
  /** By the folded title of its column (`foldTitle`). */
  cells: ReadonlyMap<string, string>
}

const UNREADABLE =
  'Ce fichier n’est pas un CSV lisible\u00a0: enregistrez-le en «\u00a0CSV UTF-8\u00a0» depuis votre tableur.'

const COLUMNS_MAX = 60
const TITLE_MAX = 100
/** The most characters of one line, and how many are parsed before other requests run. */
const LINE_MAX = 100_000
const PIECE = 1_000

/** Parses a spreadsheet's file, with `;` or `,` between its cells. `validation` on `file` when it cannot be read or has more
 *  lines than `most`; parsing stops at the first fault. */
export async function readCsv(file: File, most: number): Promise<{ titles: string[]; lines: CsvLine[] }> {
  return parseLines(decode(new Uint8Array(await file.arrayBuffer())), most)
}

/** A title without its variations in spelling: case, accents, units, spaces. */
export const foldTitle = (title: string): string =>
  title
    .replace(/\([^()]*\)/g, '')
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The encoding of a French spreadsheet unless UTF-8 is chosen.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function parseLines(text: string, most: number): Promise<{ titles: string[]; lines: CsvLine[] }> {
  let titles: string[] | undefined
  let folded: string[] = []
  const lines: CsvLine[] = []
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { records, empty_lines }) => {
      if (cells.length > COLUMNS_MAX)
        throw invalidField('file', `Un fichier compte ${COLUMNS_MAX} colonnes au plus.`)
      if (!titles) {
        if (cells.some((title) => title.length > TITLE_MAX))
          throw invalidField('file', `Le titre d’une colonne compte ${TITLE_MAX} caractères au plus.`)
        titles = cells
        folded = titles.map(foldTitle)
      } else if (cells.some((cell) => cell.trim() !== ''))
        lines.push({
          line: records + empty_lines,
          cells: new Map(cells.map((cell, at) => [folded[at] ?? '', withoutGuard(cell)])),
        })
      return null
    },
  })
  const linesRead = () => parser.info.records + parser.info.empty_lines
  async function* pieces(): AsyncGenerator<string> {
    let last = { line: 0, at: 0 }
    for (let at = 0; at < text.length; at += PIECE) {
      yield text.slice(at, at + PIECE)
      await nextTurn()
      // The titles are a line, too.
      if (linesRead() > most + 1) throw tooManyLines(most)
      if (linesRead() > last.line) last = { line: linesRead(), at }
      // The parser buffers all cells of a line until it ends.
      else if (at - last.at > LINE_MAX) throw invalidField('file', UNREADABLE)
    }
  }
  try {
    await pipeline(pieces, parser.resume())
  } catch (error) {
    if (error instanceof CsvError) throw invalidField('file', UNREADABLE)
    throw error
  }
  // A last line without a line break ends with the file.
  if ((lines.at(-1)?.line ?? 0) > most + 1) throw tooManyLines(most)
  return { titles: titles ?? [], lines }
}

const tooManyLines = (most: number) =>
  invalidField('file', `Un fichier compte ${most.toLocaleString('fr-FR')} lignes au plus.`)

/** The delimiter that occurs more often in the titles. */
function delimiterOf(text: string): string {
  const [titles = ''] = text.slice(0, COLUMNS_MAX * (TITLE_MAX + 1)).split(/\r?\n/, 1)
  const count = (mark: string) => titles.split(mark).length
  return count(';') >= count(',') ? ';' : ','
}

/** Removes the apostrophe that an export puts before a would-be formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '')
