/** An entry of a table of contents: a heading of level 1 to 4 and those below it. */
export type OutlineEntry = { level: number; text: string; id: string; children: OutlineEntry[] }

type Heading = Omit<OutlineEntry, 'children'>

/** The anchor of a heading: without accents, in lower case, whitespace as hyphens, other signs removed. */
export function anchorOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
}

/** Gives each heading of one text its own anchor: a repeated one ends in -2, -3. */
export function anchors(): (text: string) => string {
  const given = new Set<string>()
  return (text) => {
    const base = anchorOf(text)
    let id = base
    for (let count = 2; given.has(id); count++) id = `${base}-${count}`
    given.add(id)
    return id
  }
}

/** Nests headings, in their order, below the last one of a higher level. */
export function outlineOf(headings: Heading[]): OutlineEntry[] {
  const roots: OutlineEntry[] = []
  const path: OutlineEntry[] = []
  for (const heading of headings) {
    const entry = { ...heading, children: [] }
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= heading.level) path.pop()
    ;(path.at(-1)?.children ?? roots).push(entry)
    path.push(entry)
  }
  return roots
}

/** At most one open entry per level: clicking an open one closes it, opening another replaces it. */
export type OpenEntries = Readonly<Record<number, string | undefined>>

export const toggleEntry = (open: OpenEntries, { level, id }: Heading): OpenEntries => ({
  ...open,
  [level]: open[level] === id ? undefined : id,
})

/** The entry to highlight for a heading: its own, or its nearest visible ancestor. */
export function markedEntry(entries: OutlineEntry[], open: OpenEntries, active: string): string | undefined {
  for (const entry of entries) {
    if (entry.id === active) return entry.id
    if (!holds(entry, active)) continue
    return open[entry.level] === entry.id ? markedEntry(entry.children, open, active) : entry.id
  }
  return undefined
}

const holds = ({ children }: OutlineEntry, id: string): boolean =>
  children.some((child) => child.id === id || holds(child, id))
