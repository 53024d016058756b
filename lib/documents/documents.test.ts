import { describe, expect, it } from 'vitest'
import type { Receipt } from '@/lib/domain/orders/read-receipt'
import { vatOf } from '@/lib/domain/orders/vat'
import { openFonts } from './fonts'
import { writePackingSlip } from './packing-slip'
import { writeReceipt } from './receipt'
import { runsOf, wrapText } from './text-runs'

const AT = new Date('2026-11-22T10:00:00Z')

const lineOf = (id: number) => ({
  id,
  orderId: 12,
  productId: id,
  sizeId: id % 2 ? id : null,
  name: `Miel de châtaignier n° ${id}`,
  reference: `MIEL-${id}`,
  size: id % 2 ? '250 g' : null,
  customization: id % 3 ? null : 'Graver « À Łucja, pour ses 30 ans » en lettres anglaises',
  quantity: id,
  unitPriceCents: 123_450,
  vatPermille: id % 2 ? 55 : 200,
  discountCents: 0,
})

/** An order with this number of lines. */
function orderOf(lines: number, changes: Partial<Receipt> = {}): Receipt {
  const items = Array.from({ length: lines }, (_, index) => lineOf(index + 1))
  const itemsCents = items.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  const seller = {
    legalName: 'L’Épicerie de Camille',
    addressLine1: '12 rue de l’Aiguillerie',
    addressLine2: '',
    postalCode: '34000',
    city: 'Montpellier',
    country: 'FR',
    email: 'bonjour@epicerie.example',
    phone: '04 67 00 00 00',
    vatRegime: 'standard',
    termsUrl: '',
  } as const
  return {
    id: 12,
    status: 'paid',
    createdAt: new Date('2026-03-31T22:30:00Z'),
    paidAt: new Date('2026-04-01T22:31:00Z'),
    website: { id: 2, name: 'L’Épicerie de Camille', url: 'https://epicerie.example' },
    customer: { name: 'Łucja Győri', email: 'lucja@exemple.fr', phone: '06 01 02 03 04' },
    seller,
    items,
    itemsCents,
    discountCode: null,
    discountCents: 0,
    deliveryCents: 490,
    totalCents: itemsCents + 490,
    refundedCents: 0,
    refunds: [],
    vat: vatOf({ items, deliveryCents: 490, regime: 'standard' }),
    deliveryMethod: 'home',
    shippingLine1: '27 avenue de Lodève',
    shippingLine2: null,
    shippingZip: '34000',
    shippingCity: 'Montpellier',
    shippingCountry: 'FR',
    relayPointName: null,
    relayPointAddress: null,
    ...changes,
  } as unknown as Receipt
}

/** The counts of a PDF’s structure elements, which are not compressed, unlike its pages. */
const treeOf = (pdf: Uint8Array) => {
  const text = Buffer.from(pdf).toString('latin1')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return {
    text,
    pages: count(/\/Type \/Page\b/g),
    of: (type: string) => count(new RegExp(`/S /${type}\\b`, 'g')),
  }
}

describe('a packing slip', () => {
  it('is a tagged document in French with its title, headings and a table', async () => {
    const tree = treeOf(await writePackingSlip(orderOf(3), AT))
    expect(tree.text).toContain('/Lang (fr-FR)')
    expect(tree.text).toContain('/DisplayDocTitle true')
    expect(tree.text).toMatch(/\/Marked true/)
    expect({ h1: tree.of('H1'), h2: tree.of('H2'), table: tree.of('Table') }).toEqual({
      h1: 1,
      h2: 3,
      table: 1,
    })
    expect({ head: tree.of('TH'), cells: tree.of('TD'), pages: tree.pages }).toEqual({
      head: 4,
      cells: 12,
      pages: 1,
    })
  })

  it('continues over pages as one table with one tagged head', async () => {
    const tree = treeOf(await writePackingSlip(orderOf(80), AT))
    expect(tree.pages).toBeGreaterThan(2)
    expect({ table: tree.of('Table'), head: tree.of('TH'), rows: tree.of('TR') }).toEqual({
      table: 1,
      head: 4,
      rows: 81,
    })
  })
})

describe('a receipt', () => {
  it('has a table of articles, one of sums and one of the VAT by rate', async () => {
    const tree = treeOf(await writeReceipt(orderOf(3), AT))
    expect({ tables: tree.of('Table'), heads: tree.of('TH'), pages: tree.pages }).toEqual({
      tables: 3,
      // Of the columns; of three sums; of the columns and two rates.
      heads: 4 + 3 + 4 + 2,
      pages: 1,
    })
  })

  it('shows discount, refunds and the amount after them', async () => {
    const refund = { amountCents: 500, createdAt: AT, status: 'succeeded' }
    const failed = { ...refund, status: 'failed' }
    const changes = { discountCents: 100, discountCode: 'BIENVENUE', refundedCents: 500 }
    const order = orderOf(3, { ...changes, refunds: [refund, failed] as Receipt['refunds'] })
    expect(treeOf(await writeReceipt(order, AT)).of('TH')).toBe(4 + 6 + 4 + 2)
  })

  it('has no VAT table for a seller without VAT', async () => {
    const { seller } = orderOf(1)
    const exempt = orderOf(1, { vat: [], seller: seller && { ...seller, vatRegime: 'exempt' } })
    expect(treeOf(await writeReceipt(exempt, AT)).of('Table')).toBe(2)
  })
})

describe('the characters of a document', () => {
  it('include those of French prices and European names', async () => {
    const { regular, bold } = await openFonts()
    for (const fonts of [regular, bold]) {
      const runs = runsOf('1\u202f234,50\u00a0€ Œuvre × 3, Łódź, Győr, Ÿ', fonts)
      expect(runs.map(({ text }) => text).join('')).toBe('1\u00a0234,50\u00a0€ Œuvre × 3, Łódź, Győr, Ÿ')
      for (const { font, text } of runs)
        for (const letter of text) expect(font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true)
    }
  })

  it('under attack: form no URL or number in the extracted text, though they look the same', async () => {
    const { regular, inert } = await openFonts()
    const text = 'https://voleur.example a@b.fr 08 99 12'
    const [plain] = runsOf(text, regular)
    const [typed] = runsOf(text, inert)
    const layouts = [plain, typed].map((run) => run?.font.layout(text))
    const [shown, harmless] = layouts.map((one) => one?.glyphs.map(({ id }) => id))
    expect(harmless).toEqual(shown)
    expect(layouts[1]?.advanceWidth).toBe(layouts[0]?.advanceWidth)
    const read = String.fromCodePoint(...(layouts[1]?.glyphs.flatMap(({ codePoints }) => codePoints) ?? []))
    expect(read.replaceAll('\u2060', '')).toBe(text)
    expect(read).not.toMatch(/:\/|\w@|\w\.\w|\d\d/)
    // pdfkit treats fonts of the same name as one font.
    expect(typed?.font.postscriptName).not.toBe(plain?.font.postscriptName)
  })

  it('become a question mark if no font has them', async () => {
    const { regular } = await openFonts()
    expect(runsOf('Un cœur 💛', regular).map(({ text }) => text)).toEqual(['Un cœur ?'])
  })

  it('wrap at spaces, and inside a word that is too long', () => {
    const measure = (text: string) => text.length
    expect(wrapText('un deux trois', 7, measure)).toEqual(['un deux', 'trois'])
    expect(wrapText('anticonstitutionnel', 8, measure)).toEqual(['anticons', 'titution', 'nel'])
    expect(wrapText('à 12\u00a0€', 5, measure)).toEqual(['à', '12\u00a0€'])
  })
})
