import { expect, it } from 'vitest'
import { pictureType } from './picture-type'

const typeOf = (start: string) => pictureType(new Blob([new Uint8Array(Buffer.from(start, 'latin1'))]))

it.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', 'GIF89a\x01\0'],
  ['webp', 'RIFF\x24\n\0\0WEBPVP8 '],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf'],
])('knows %s by its first bytes', async (type, start) => expect(await typeOf(start)).toBe(type))

it.each([
  ['nothing', ''],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['SVG behind an XML line', '<?xml version="1.0"?><svg>'],
  ['SVG that begins like an AVIF', '<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg">'],
  ['HTML', '<!doctype html>'],
  ['PDF', '%PDF-1.7'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a sound in RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
  ['TIFF', 'II*\0'],
  ['a text about GIFs', 'GIF et JPEG sont deux formats.'],
])('refuses %s', async (_, start) => expect(await typeOf(start)).toBeNull())
