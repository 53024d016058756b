import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { office, olderOffice, openDocument, zipOf } from '@/tests/support/sample-files'
import { attachmentType } from './attachment-type'

const typeOf = (content: Buffer | string, name = 'envoi') =>
  attachmentType(new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** With a colour profile longer than the part of a file that is read. */
const chunkyPng = Buffer.concat([
  latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  Buffer.alloc(17),
  latin1('\0\x02\0\0iCCP'),
  Buffer.alloc(131_072),
  latin1('\0\0\0\0\0\0\0\0IDAT'),
])
const declaredMacros = {
  '[Content_Types].xml':
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
}

it.each([
  ['image/jpeg', latin1('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/avif', latin1('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf')],
  ['image/heic', latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['image/heic', latin1('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')],
  ['application/pdf', latin1('%PDF-1.7\n\x80\0')],
  ['text/plain', 'Bonjour,\r\n\tà demain\u00a0!\f'],
  ['text/plain', '\ufeffavec une marque'],
  ['text/plain', latin1('caf\xe9; 12\x80')],
  ['text/plain', 'nom;prix\n"a < b";3'],
  ['text/plain', 'GIF, BMP et %PDF sont des formats.'],
  ['text/plain', 'BEGIN:VCARD\nFN:Camille\nEND:VCARD'],
  ['image/png', chunkyPng],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', office('word')],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', office('xl')],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', office('ppt')],
  ['application/vnd.oasis.opendocument.text', openDocument('text')],
  ['application/vnd.oasis.opendocument.spreadsheet', openDocument('spreadsheet')],
  ['application/msword', olderOffice('Root Entry', 'WordDocument')],
  ['application/vnd.ms-excel', olderOffice('Workbook')],
  ['application/vnd.ms-powerpoint', olderOffice('PowerPoint Document')],
  ['application/zip', zipOf({ 'photos/une.jpg': 'x' })],
  ['application/zip', zipOf({})],
])('takes %s', async (type, content) => expect(await typeOf(content)).toBe(type))

it.each<[string, Buffer | string, string?]>([
  ['HTML', '<!doctype html><title>x</title>'],
  ['HTML behind blanks and a mark', '\ufeff \n<script>alert(1)</script>'],
  ['HTML behind a page of blanks', `${' \n'.repeat(3_000)}<script>alert(1)</script>`],
  ['HTML behind blanks for longer than is read at once', `\ufeff${' '.repeat(300_000)}<html>`],
  ['HTML behind a comment', '<!-- x --><html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['SVG that begins like an AVIF', '<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML that begins like a HEIC', '<!--ftypheic--><script>alert(1)</script>'],
  ['XML', '<?xml version="1.0"?><a/>'],
  ['PHP', '<?php system($_GET[0]);'],
  ['a shell script', '#!/bin/sh\nrm -rf /'],
  ['a batch file', '@echo off\r\ndel *.*'],
  ['RTF', '{\\rtf1\\ansi}'],
  ['a Windows program', latin1('MZ\x90\0\x03\0')],
  ['a Linux program', latin1('\x7fELF\x02\x01')],
  ['text with a NUL', 'a\0b'],
  ['text with a NUL far inside', `${'a'.repeat(300_000)}\0`],
  ['a sound', latin1('RIFF\x24\0\0\0WAVEfmt ')],
  ['a script by its name', 'WScript.Echo 1', 'devis.txt.VBS'],
  ['a page by its name', 'Bonjour', 'page.html'],
  ['a batch file by its name, with dots that Windows drops', 'del /q *', 'devis.bat..'],
  ['a query of Excel by its name', 'WEB\n1\nhttps://voleur.example/', 'ventes.iqy'],
  ['a remote desktop by its name', 'full address:s:voleur.example', 'bureau.rdp'],
  ['Word with macros', office('word', { 'word/vbaProject.bin': 'x' })],
  ['Word with macros under another name', office('word', declaredMacros)],
  ['Word with macros, so named', office('word'), 'lettre.docm'],
  ['Excel with the macros of old', office('xl', { 'xl/macrosheets/sheet1.xml': 'x' })],
  ['OpenDocument with macros', openDocument('text', { 'Basic/script-lc.xml': 'x' })],
  ['an older Word with macros', olderOffice('WordDocument', '_VBA_PROJECT')],
  ['an installer', olderOffice('!Property')],
  ['Office locked by a password', olderOffice('EncryptedPackage')],
  ['a Windows package', zipOf({ '[Content_Types].xml': '', 'AppxManifest.xml': '' })],
  ['a Java program', zipOf({ 'META-INF/MANIFEST.MF': '', 'A.class': '' })],
  ['an Android program', zipOf({ 'AndroidManifest.xml': '' })],
  ['a zip cut off', zipOf({ 'une.txt': 'x'.repeat(500) }).subarray(0, 60)],
  [
    'a zip whose directory points outside',
    Buffer.concat([zipOf({ a: 'b' }).subarray(0, -6), Buffer.from('ffffff7f0000', 'hex')]),
  ],
])('refuses %s', async (_, content, name) => expect(await typeOf(content, name)).toBeNull())

it('answers soon, with anything behind the mark of a type', async () => {
  const marks = [
    'PK\x03\x04',
    '\x89PNG\r\n\x1a\n',
    '\0\0\0\x18ftyp',
    'II*\0',
    '\x1a\x45\xdf\xa3',
    '0&\xb2\x75\x8e\x66\xcf\x11\xa6\xd9',
  ]
  const hostile = fc.tuple(fc.constantFrom(...marks), fc.uint8Array({ maxLength: 2_000 }), fc.nat(3))
  await fc.assert(
    fc.asyncProperty(hostile, async ([mark, rest, copies]) => {
      const started = Date.now()
      await typeOf(Buffer.concat([latin1(mark), ...Array(copies + 1).fill(rest), Buffer.alloc(200_000)]))
      expect(Date.now() - started).toBeLessThan(5_000)
    }),
    { numRuns: 200 },
  )
})

it('under attack: an archive of thousands of small entries is read in few pieces', async () => {
  const entry = latin1(`PK\x03\x04\x14${'\0'.repeat(21)}\x01\0\0\0a`)
  const file = new Blob([new Uint8Array(Buffer.concat(Array(2_000).fill(entry)))])
  const slice = vi.spyOn(Blob.prototype, 'slice')
  await attachmentType(file, 'envoi.zip')
  // A blob's piece takes a tenth of a millisecond, and nothing else runs between two of them.
  expect(slice.mock.calls.length).toBeLessThan(20)
  slice.mockRestore()
})

it('finds a name that lies over the seam of two pieces', async () => {
  const macros = Buffer.from('_VBA_PROJECT', 'utf16le')
  const seam = 256 * 1024
  for (const at of [seam - macros.length + 1, seam - 12, seam - 1]) {
    const file = Buffer.concat([olderOffice('WordDocument').subarray(0, 8), Buffer.alloc(at - 8), macros])
    expect(await typeOf(Buffer.concat([file, Buffer.from('WordDocument', 'utf16le')]))).toBeNull()
  }
})
