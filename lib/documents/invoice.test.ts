import { beforeAll, describe, expect, it } from 'vitest'
import { EACH_KIND, issuedInvoice } from '@/tests/support/issued-invoices'
import { readPdf } from '@/tests/support/pdf-reader'
import { writeInvoice } from './invoice'
import { writeInvoiceXml } from './invoice-xml'

const AT = new Date('2026-11-15T08:00:00Z')

async function drawn(name: string) {
  const invoice = EACH_KIND[name]
  if (!invoice) throw new Error(`No ${name}`)
  const xml = writeInvoiceXml(invoice)
  const bytes = await writeInvoice({ invoice, xml, at: AT })
  return { bytes, xml, tree: Buffer.from(bytes).toString('latin1'), ...(await readPdf(bytes)) }
}

const count = (tree: string, type: string) => tree.match(new RegExp(`/S /${type}\\b`, 'g'))?.length ?? 0

describe('the PDF of an invoice', () => {
  let pdf: Awaited<ReturnType<typeof drawn>>
  beforeAll(async () => {
    pdf = await drawn('a balance that deducts its deposit')
  })

  it('is a tagged document in French with its title, headings and tables', () => {
    const { tree } = pdf
    expect(pdf).toMatchObject({ isMarked: true, language: '(fr-FR)' })
    expect(tree).toContain('/DisplayDocTitle true')
    expect({ h1: count(tree, 'H1'), h2: count(tree, 'H2'), tables: count(tree, 'Table') }).toEqual({
      h1: 1,
      h2: 2,
      tables: 2,
    })
    // Five columns of three lines; the heads of the columns and of three sums.
    expect({ heads: count(tree, 'TH'), cells: count(tree, 'TD') }).toEqual({ heads: 5 + 3, cells: 15 + 3 })
  })

  it('says that it is PDF/A-3a, with a colour profile', () => {
    expect(pdf.metadata).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(pdf.metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    expect(pdf.intent.kind).toBe('/GTS_PDFA1')
    expect(pdf.intent.profile.toString('latin1')).toContain('sRGB')
  })

  it('holds its electronic form as Factur-X has it', () => {
    expect(pdf.attachment).toEqual({
      ...{ count: 1, name: '(factur-x.xml)', relationship: '/Alternative', type: '/text#2Fxml' },
      text: pdf.xml,
    })
    expect(pdf.metadata).toContain('xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"')
    expect(pdf.metadata).toContain('<fx:DocumentType>INVOICE</fx:DocumentType>')
    expect(pdf.metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(pdf.metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    for (const name of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'])
      expect(pdf.metadata).toContain(`<pdfaProperty:name>${name}</pdfaProperty:name>`)
  })

  it('says all that the law asks for', () => {
    const text = pdf.text.replaceAll('\n', ' ').replace(/ {2,}/g, ' ')
    for (const words of [
      ...['Facture de solde F-2026-0042', '15\u00a0novembre\u00a02026', '29\u00a0novembre\u00a02026'],
      ...['D-2026-0007', 'BC-2026-17', 'Ostal SAS', 'SAS au capital de 1\u00a0000\u00a0€'],
      ...['RCS Montpellier 900\u00a0000\u00a0001', 'FR68900000001', 'La Table de Camille SARL'],
      ...['27 avenue de Lodève', '34000 Montpellier', 'SIREN\u00a0: 732829320', 'FR44732829320'],
      ...['Site vitrine sur mesure, cinq pages', '1\u00a0583,33\u00a0€', '104,1667\u00a0€', '312,50\u00a0€'],
      ...['Acompte F-2026-0031', '−475,00\u00a0€', '20\u00a0%', '1\u00a0420,83\u00a0€', '284,17\u00a0€'],
      ...['1\u00a0705,00\u00a0€', 'Prestation de services.', 'Pas d’escompte en cas de paiement anticipé.'],
      ...['pénalités au taux de 3 fois le taux d’intérêt légal', 'frais de recouvrement de 40\u00a0€'],
    ])
      expect(text).toContain(words)
  })

  it('is the same to the byte when it is drawn again', async () => {
    expect(Buffer.from((await drawn('a balance that deducts its deposit')).bytes).equals(pdf.bytes)).toBe(
      true,
    )
  })

  it('goes on over pages', async () => {
    const invoice = issuedInvoice(
      Array.from({ length: 60 }, (_, index) => ({ label: `Prestation n° ${index + 1}`, unitCents: 12_000 })),
    )
    const bytes = await writeInvoice({ invoice, xml: writeInvoiceXml(invoice), at: AT })
    const { text } = await readPdf(bytes)
    expect(text).toContain('Page 3 sur 3')
    expect(text).toContain('7\u00a0200,00\u00a0€')
  })
})

describe('the PDF', () => {
  it.each([
    ['a credit note', ['Avoir A-2026-0003', 'F-2026-0042', 'jours après la fin du contrat', '21,63\u00a0€']],
    ['a paid invoice of a professional', ['Payée le']],
    ['an invoice of a seller without VAT', ['article 293 B', 'Total TVA', '0,00\u00a0€']],
    [
      'an invoice of a professional elsewhere in the Union',
      ['Autoliquidation', 'Bruxelles', 'Belgique', 'BE0403170701'],
    ],
    ['a surcharge for late payment', ['Hors du champ d’application de la TVA.', '41,37\u00a0€']],
    [
      'an invoice of several rates',
      ['TVA 5,5\u00a0% sur 119,43\u00a0€', 'TVA 10\u00a0% sur 300,00\u00a0€', '46,40\u00a0€'],
    ],
  ])('of %s says so', async (name, words) => {
    const { text } = await drawn(name)
    for (const word of words) expect(text.replaceAll('\n', ' ').replace(/ {2,}/g, ' ')).toContain(word)
  })

  it('asks a consumer for no late fee', async () => {
    expect((await drawn('a standard invoice')).text).not.toContain('recouvrement')
  })
})
