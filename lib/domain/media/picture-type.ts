export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** The type of an accepted picture by its first bytes, whatever its name says; null for all else, SVG included. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp'
  return isAvif(start) ? 'avif' : null
}

/** ISO media files name their brands in the first box: the main one, a version, then those they agree with. */
function isAvif(start: string): boolean {
  if (start.slice(4, 8) !== 'ftyp') return false
  const end = Math.min(start.length, Buffer.from(start.slice(0, 4), 'latin1').readUInt32BE(0))
  return /avi[fs]/.test(start.slice(8, end))
}
