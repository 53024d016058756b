const END_RECORD = 'PK\x05\x06'
const END_LENGTH = 22
/** The end record may be followed by a comment of at most 64 KB. */
const LONGEST_TAIL = END_LENGTH + 65_535
/** Enough for some 50 000 names. */
const LONGEST_DIRECTORY = 4 * 1024 * 1024

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = /^PK\x03\x04[^]{26}mimetype(application\/vnd\.oasis\.opendocument\.[a-z-]+)/

/** The type of an archive by the names in it: an Office document or a plain zip; null for one with macros, a program or
 *  an unreadable directory. */
export async function zipType(file: Blob, start: string): Promise<string | null> {
  const names = await readNames(file)
  if (!names) return null
  const hasName = (pattern: RegExp) => names.some((name) => pattern.test(name))
  const openDocument = OPEN_DOCUMENT.exec(start)?.[1]
  if (openDocument) return hasName(/^(Basic|Scripts)\//) ? null : openDocument
  if (hasName(/^\[content_types\]\.xml$/i)) {
    if (hasName(/vbaproject\.bin$|(^|\/)macrosheets\/|^xl\/workbook\.bin$/i)) return null
    if (hasName(/^word\//)) return `${OFFICE}.wordprocessingml.document`
    if (hasName(/^xl\//)) return `${OFFICE}.spreadsheetml.sheet`
    return hasName(/^ppt\//) ? `${OFFICE}.presentationml.presentation` : null
  }
  // Java, Android and iOS programs are archives too.
  return hasName(/^META-INF\/MANIFEST\.MF$|^AndroidManifest\.xml$|^Payload\/[^/]+\.app\//i)
    ? null
    : 'application/zip'
}

/** The names in the archive's directory, which is at its end; null when it cannot be read. */
async function readNames(file: Blob): Promise<string[] | null> {
  const tail = await bytesOf(file.slice(Math.max(0, file.size - LONGEST_TAIL)))
  const at = lastIndexOf(tail, END_RECORD)
  if (at < 0 || at + END_LENGTH > tail.length) return null
  const end = view(tail, at)
  const [count, length, offset] = [
    end.getUint16(10, true),
    end.getUint32(12, true),
    end.getUint32(16, true),
  ] as const
  if (length > LONGEST_DIRECTORY || offset + length > file.size) return null
  const directory = await bytesOf(file.slice(offset, offset + length))
  const names: string[] = []
  const decoder = new TextDecoder()
  for (let entry = 0; names.length < count; ) {
    if (entry + 46 > directory.length) return null
    const header = view(directory, entry)
    if (header.getUint32(0, true) !== 0x02014b50) return null
    const nameEnd = entry + 46 + header.getUint16(28, true)
    names.push(decoder.decode(directory.subarray(entry + 46, nameEnd)))
    entry = nameEnd + header.getUint16(30, true) + header.getUint16(32, true)
  }
  return names
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer())
const view = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset + at)

function lastIndexOf(bytes: Uint8Array, mark: string): number {
  const first = mark.charCodeAt(0)
  for (let at = bytes.length - mark.length; at >= 0; at -= 1) {
    if (bytes[at] !== first) continue
    if ([...mark].every((char, index) => bytes[at + index] === char.charCodeAt(0))) return at
  }
  return -1
}
