import sharp from 'sharp'

type Size = { width?: number; height?: number }

const plain = ({ width = 64, height = 48 }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#2f68ed' } })

/** A small picture of each accepted type. */
export const pictureOf = {
  jpeg: (size?: Size) => plain(size).jpeg().toBuffer(),
  png: (size?: Size) => plain(size).ensureAlpha(0.5).png().toBuffer(),
  webp: (size?: Size) => plain(size).webp().toBuffer(),
  avif: (size?: Size) => plain(size).avif({ effort: 0 }).toBuffer(),
  gif: (size?: Size) => plain(size).gif().toBuffer(),
}

/** A photo as from a phone: stored sideways with an EXIF orientation, and with GPS coordinates. */
export const phonePhoto = () =>
  plain({ width: 60, height: 40 })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Camille' }, IFD3: { GPSLatitude: '43/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A decompression bomb: a few kilobytes that decode to more than 40 megapixels. */
export const bomb = () => plain({ width: 8_000, height: 5_001 }).png({ compressionLevel: 9 }).toBuffer()
