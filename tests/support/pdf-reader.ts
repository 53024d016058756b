import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

/** The content of a PDF, read by a library other than the one that wrote it. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const { context, catalog } = pdf
  const stream = (ref: unknown): Buffer => {
    const found = context.lookup(ref as PDFRef)
    if (!(found instanceof PDFRawStream)) throw new Error('No stream')
    return Buffer.from(decodePDFRawStream(found).decode())
  }
  const dict = (value: unknown): PDFDict => context.lookup(value as PDFRef, PDFDict)
  const file = catalog.lookup(PDFName.of('AF'), PDFArray)
  const spec = dict(file.get(0))
  const embedded = dict(spec.get(PDFName.of('EF'))).get(PDFName.of('F'))
  const intent = dict(catalog.lookup(PDFName.of('OutputIntents'), PDFArray).get(0))
  return {
    metadata: stream(catalog.get(PDFName.of('Metadata'))).toString('utf8'),
    isMarked: String(dict(catalog.get(PDFName.of('MarkInfo'))).get(PDFName.of('Marked'))) === 'true',
    language: String(catalog.get(PDFName.of('Lang'))),
    attachment: {
      count: file.size(),
      name: String(spec.get(PDFName.of('UF'))),
      relationship: String(spec.get(PDFName.of('AFRelationship'))),
      type: String((context.lookup(embedded as PDFRef) as PDFStream).dict.get(PDFName.of('Subtype'))),
      text: stream(embedded).toString('utf8'),
    },
    intent: {
      kind: String(intent.get(PDFName.of('S'))),
      profile: stream(intent.get(PDFName.of('DestOutputProfile'))),
    },
    text: pdf
      .getPages()
      .map(({ node }) => {
        const fonts = dict(dict(node.Resources()).get(PDFName.of('Font')))
        const letters = new Map(
          fonts
            .entries()
            .map(([name, font]) => [
              name.asString(),
              lettersOf(stream(dict(font).get(PDFName.of('ToUnicode'))).toString('latin1')),
            ]),
        )
        const contents = node.Contents()
        const parts = contents instanceof PDFArray ? contents.asArray() : [node.get(PDFName.of('Contents'))]
        return textOf(parts.map((part) => stream(part).toString('latin1')).join('\n'), letters)
      })
      .join('\n'),
  }
}

type Letters = Map<number, string>

/** The text of each glyph. */
function lettersOf(map: string): Letters {
  const letters: Letters = new Map()
  for (const [, first = '0', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<(\w+)>/g)].entries())
      letters.set(Number.parseInt(first, 16) + index, Buffer.from(hex, 'hex').swap16().toString('utf16le'))
  return letters
}

/** The texts of a page in order, one per line. */
function textOf(content: string, fonts: Map<string, Letters>): string {
  const lines: string[] = []
  let letters: Letters | undefined
  for (const [, font, shown] of content.matchAll(/(\/F\d+) [\d.]+ Tf|\[((?:<\w+>|[-\d.\s])*)\] TJ/g)) {
    if (font) letters = fonts.get(font)
    else
      lines.push(
        [...(shown ?? '').matchAll(/<(\w+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((code) => letters?.get(Number.parseInt(code, 16)) ?? '\ufffd')
          .join(''),
      )
  }
  return lines.join('\n')
}
