import { deflateRawSync } from 'node:zlib'

const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([value & 255, value >> 8])))
const u32 = (value: number) => u16(value & 0xffff, value >>> 16)

/** An archive with these names, as a program would write it; `mimetype` is stored plain, as OpenDocument asks. */
export function zipOf(entries: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const method = name === 'mimetype' ? 0 : 8
    const body = method ? deflateRawSync(text) : Buffer.from(text)
    const about = Buffer.concat([
      u16(20, 0, method, 0, 0),
      u32(0),
      u32(body.length),
      u32(Buffer.byteLength(text)),
      u16(name.length, 0),
    ])
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), body])
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        u16(20),
        about,
        u16(0, 0, 0),
        u32(0),
        u32(offset),
        Buffer.from(name),
      ]),
    )
    bodies.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const count = directory.length
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    u16(0, 0, count, count),
    u32(central.length),
    u32(offset),
    u16(0),
  ])
  return Buffer.concat([...bodies, central, end])
}

/** An Office document of today: `word`, `xl` or `ppt`. */
export const office = (folder: string, more: Record<string, string> = {}) =>
  zipOf({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '', [`${folder}/document.xml`]: '<d/>', ...more })

/** An OpenDocument file. */
export const openDocument = (kind: string, more: Record<string, string> = {}) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<c/>', ...more })

/** An Office document of before 2007, with these names in its directory, which comes late in the file. */
export const olderOffice = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(300_000),
    ...names.map((name) => Buffer.from(`${name}\0`, 'utf16le')),
  ])
