import { chunksOf } from './chunks-of'

/** How names stand in the directory of the older Office formats. */
const wide = (name: string) => [...name].join('\0')

const MACROS = wide('_VBA_PROJECT')
const DOCUMENTS = [
  [wide('WordDocument'), 'application/msword'],
  [wide('Workbook'), 'application/vnd.ms-excel'],
  [wide('Book'), 'application/vnd.ms-excel'],
  [wide('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
] as const

/** Enough for a name that lies over the seam of two chunks. */
const OVERLAP = 64

/** What a compound file (Office up to 2003) is by the names in it; null with macros, for an installer, a mail or what
 *  is locked by a password. */
export async function oleType(file: Blob): Promise<string | null> {
  const latin1 = new TextDecoder('latin1')
  const found = new Set<string>()
  let seam = ''
  for await (const chunk of chunksOf(file)) {
    const text = seam + latin1.decode(chunk)
    for (const name of [MACROS, ...DOCUMENTS.map(([mark]) => mark)]) if (text.includes(name)) found.add(name)
    if (found.has(MACROS)) return null
    seam = text.slice(-OVERLAP)
  }
  return DOCUMENTS.find(([mark]) => found.has(mark))?.[1] ?? null
}
