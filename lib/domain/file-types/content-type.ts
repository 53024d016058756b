/** How many bytes of a file the library may read, which bounds its loops. */
export const BYTES_READ = 64 * 1024

/** Types of the library that count as a different type here. */
const ALIASES: Record<string, string> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'image/heic-sequence': 'image/heic',
}

/** First bytes that the library takes for a picture or a PDF although a text or a page may start with them, too. */
const AMBIGUOUS = /^(GIF(?!8[79]a)|%PDF(?!-)|(?!\0\0)[^]{4}ftyp)/

/** The MIME type by the signature in a file's first 64 KB; undefined for text and unknown types. */
export async function contentType(file: Blob): Promise<string | undefined> {
  // As bytes: the library reads them in thousands of small pieces, each of which would be a blob.
  const head = new Uint8Array(await file.slice(0, BYTES_READ).arrayBuffer())
  const start = String.fromCharCode(...head.subarray(0, 64))
  if (AMBIGUOUS.test(start)) return undefined
  if (isAvif(start)) return 'image/avif'
  // Loaded on use, because the browser needs it only once a file is chosen.
  const { fileTypeFromBuffer } = await import('file-type/core')
  // A file that the library fails to read has no known type.
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found && (ALIASES[found.mime] ?? found.mime)
}

/** The library checks only the major brand, but an AVIF may name its own among the compatible ones. The `ftyp` box
 *  begins with its length. */
function isAvif(start: string): boolean {
  const brandsEnd = start.charCodeAt(2) * 256 + start.charCodeAt(3)
  return /^\0\0[^]{2}ftyp/.test(start) && /avi[fs]/.test(start.slice(8, brandsEnd))
}
