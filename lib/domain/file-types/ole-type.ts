import { chunksOf } from './chunks-of'

/** Names in the directory of the older Office formats are UTF-16. */
const toUtf16 = (name: string) => [...name].join('\0')

const MACROS = toUtf16('_VBA_PROJECT')
const DOCUMENTS = [
  [toUtf16('WordDocument'), 'application/msword'],
  [toUtf16('Workbook'), 'application/vnd.ms-excel'],
  [toUtf16('Book'), 'application/vnd.ms-excel'],
  [toUtf16('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
] as const

/** Enough for a name that spans two chunks. */
const OVERLAP = 64

/** The type of a compound file (Office up to 2003) by the names in it; null for one with macros, an installer, a
 *  mail or a password-protected file. */
export async function oleType(file: Blob): Promise<string | null> {
  const latin1 = new TextDecoder('latin1')
  const found = new Set<string>()
  let tail = ''
  for await (const chunk of chunksOf(file)) {
    const text = tail + latin1.decode(chunk)
    for (const name of [MACROS, ...DOCUMENTS.map(([mark]) => mark)]) if (text.includes(name)) found.add(name)
    if (found.has(MACROS)) return null
    tail = text.slice(-OVERLAP)
  }
  return DOCUMENTS.find(([mark]) => found.has(mark))?.[1] ?? null
}
