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

/** ISO media files name their brands in the first box: the main one, a version, then those they agree with. The box's
 *  length stands before its name; no real one of this kind needs more than its last two bytes, and text has other first ones. */
function isAvif(start: string): boolean {
  if (!/^\0\0[^]{2}ftyp/.test(start)) return false
  const brandsEnd = start.charCodeAt(2) * 256 + start.charCodeAt(3)
  return /avi[fs]/.test(start.slice(8, brandsEnd))
}
