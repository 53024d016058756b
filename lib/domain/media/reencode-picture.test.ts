import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bomb, phonePhoto, pictureOf } from '../../../tests/support/sample-pictures'
import { reencodePicture as reencode } from './reencode-picture'

const reencodePicture = (bytes: Uint8Array) => reencode(bytes, 1)

const formatOf = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).format

describe('a picture is drawn anew', () => {
  it.each(Object.entries(pictureOf))('from %s, as WebP with a fallback', async (type, picture) => {
    const drawn = await reencodePicture(await picture())
    expect(drawn).toMatchObject({ width: 64, height: 48, main: { mime: 'image/webp', extension: 'webp' } })
    expect(await formatOf(drawn.main.bytes)).toBe('webp')
    expect(await formatOf(drawn.fallback.bytes)).toBe(type === 'png' || type === 'gif' ? 'png' : 'jpeg')
  })

  it('turned as the camera noted, without place, name or any note', async () => {
    const photo = await phonePhoto()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { width, height, main, fallback } = await reencodePicture(photo)
    expect([width, height]).toEqual([40, 60])
    for (const { bytes } of [main, fallback]) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, orientation }).toEqual({})
    }
  })

  it('no larger than pages show it', async () => {
    const { width, height } = await reencodePicture(await pictureOf.jpeg({ width: 5_120, height: 1_000 }))
    expect([width, height]).toEqual([2_560, 500])
  })

  it('in narrower copies too, where it is wider', async () => {
    const widths = async (width: number) => {
      const { small, medium } = await reencodePicture(await pictureOf.jpeg({ width, height: 900 }))
      const drawn = [small, medium].map(async (copy) => copy && (await sharp(copy.bytes).metadata()).width)
      return Promise.all(drawn)
    }
    expect(await widths(1_200)).toEqual([480, 960])
    expect(await widths(960)).toEqual([480, null])
    expect(await widths(480)).toEqual([null, null])
  })

  it('and goes on moving', async () => {
    const frames = [1, 2, 3].map((n) => ({
      create: { width: 20, height: 10, channels: 3 as const, background: { r: n * 80, g: 0, b: 0 } },
    }))
    const gif = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    const { width, height, main } = await reencodePicture(gif)
    expect([width, height]).toEqual([20, 10])
    expect((await sharp(main.bytes, { animated: true }).metadata()).pages).toBe(3)
  })
})

describe('refused is', () => {
  it('a film of very many frames, however small it is', async () => {
    // Black and white in turn: the encoder drops a frame that repeats the last one.
    const raw = Buffer.alloc(8 * 8 * 301 * 3).map((_, index) => (Math.floor(index / 192) % 2) * 255)
    const film = await sharp(raw, { raw: { width: 8, height: 8 * 301, channels: 3, pageHeight: 8 } })
      .gif()
      .toBuffer()
    expect((await sharp(film).metadata()).pages).toBe(301)
    await expect(reencodePicture(film)).rejects.toMatchObject({
      code: 'too_large',
      message: 'Une image animée compte 300 images au plus.',
    })
  })

  it('what weighs more than 10 MB', async () => {
    const heavy = Buffer.concat([await pictureOf.jpeg(), Buffer.alloc(11_000_000)])
    await expect(reencodePicture(heavy)).rejects.toMatchObject({ code: 'too_large' })
  })

  it('what unfolds into more than 40 megapixels', async () => {
    const small = await bomb()
    expect(small.length).toBeLessThan(1_000_000)
    await expect(reencodePicture(small)).rejects.toMatchObject({ code: 'too_large' })
  })

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    [
      'SVG that begins like an AVIF',
      Buffer.from('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>'),
    ],
    ['text', Buffer.from('Bonjour')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    await expect(reencodePicture(bytes)).rejects.toMatchObject({ code: 'unsupported_media' })
  })

  it('a picture cut off', async () => {
    const whole = await pictureOf.png({ width: 400, height: 400 })
    const cut = whole.subarray(0, whole.length / 2)
    await expect(reencodePicture(cut)).rejects.toMatchObject({ code: 'unsupported_media' })
  })
})
