export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** The type of an accepted picture by its first bytes, whatever its name says; null for all else, SVG included. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp'
  return isAvif(start) ? 'avif' : null
}

/** ISO media files name their brands in the first box: the main one, a version, then those they agree with. */
function isAvif(start: string): boolean {
  if (start.slice(4, 8) !== 'ftyp') return false
  return /avi[fs]/.test(start.slice(8, brandsEnd(start)))
}

/** The box's length stands in its first four bytes; no real one of this kind needs more than the last two. */
const brandsEnd = (start: string) =>
  /^\0\0/.test(start) ? start.charCodeAt(2) * 256 + start.charCodeAt(3) : start.length
