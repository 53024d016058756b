import { strToU8, type Zippable, zipSync } from 'fflate'

/** A deterministic archive with these entries; `mimetype` is stored uncompressed, as OpenDocument requires. */
export function zipOf(entries: Record<string, string>): Buffer {
  const files: Zippable = {}
  for (const [name, text] of Object.entries(entries))
    files[name] = [strToU8(text), { level: name === 'mimetype' ? 0 : 6, mtime: '2026-01-01' }]
  return Buffer.from(zipSync(files))
}

/** An Office document in the format since 2007: `word`, `xl` or `ppt`. */
export const office = (folder: string, more: Record<string, string> = {}) =>
  zipOf({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '', [`${folder}/document.xml`]: '<d/>', ...more })

/** An OpenDocument file. */
export const openDocument = (kind: string, more: Record<string, string> = {}) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<c/>', ...more })

/** An Office document in the format before 2007, with these directory entries late in the file. */
export const olderOffice = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(300_000),
    ...names.map((name) => Buffer.from(`${name}\0`, 'utf16le')),
  ])
