import { beforeEach, describe, expect, it, vi } from 'vitest'
import { importFromFile } from '@/app/dashboard/ecom/[websiteId]/products/import-from-file'
import { importLine, PRODUCT_CSV } from '@/app/dashboard/ecom/[websiteId]/products/product-csv'
import { CAMILLE, JULIEN } from '@/db/seed/accounts'
import { addSize } from '@/lib/domain/catalogue/add-size'
import { createProduct } from '@/lib/domain/catalogue/create-product'
import { type ImportMode, importProducts } from '@/lib/domain/catalogue/import-products'
import { listOwnProducts } from '@/lib/domain/catalogue/list-own-products'
import type { ProductCursor } from '@/lib/domain/catalogue/schema'
import type { ListPage } from '@/lib/domain/lists/schema'
import { csvDownload } from '@/lib/server/documents/csv-download'
import { readCsv } from '@/lib/server/forms/csv-upload'
import { domain } from '../support/context'
import { newProduct } from '../support/new-product'

const { as, pool } = await domain()
const camille = as(CAMILLE)
const SHOP = 2

const file = (...lines: string[]) => new File([lines.join('\r\n')], 'produits.csv')
async function take(mode: ImportMode, ...lines: string[]) {
  const { lines: read } = await readCsv(file(...lines), 5_000)
  const report = await importProducts(camille, { websiteId: SHOP, mode, lines: read.map(importLine) })
  return { ...report, results: report.lines.map(({ line, result }) => `${line} ${result}`) }
}
const stored = async () =>
  (
    await pool.query(
      'select reference, name, price_cents, weight_grams, vat_permille, stock, active from products order by id',
    )
  ).rows

beforeEach(() => pool.query('delete from products'))

describe('a file of products', () => {
  it('adds those that are new, changes those it knows by their reference, and leaves columns it does not have', async () => {
    await createProduct(camille, {
      websiteId: SHOP,
      input: newProduct({ reference: 'MIEL-1', category: 'Miels' }),
    })
    const lines = [
      'Référence;Nom;Prix (€);TVA;Poids (g);Stock;Visible',
      'miel-1;"Miel ""doré""";10,50;5,5;;7;non',
      'SEL-1;Fleur de sel;6.9;;240;12;',
      ';Sans référence;1 234,5 €;20;1,25;;oui',
    ]
    const check = await take('check', ...lines)
    expect([check.isWritten, check.results]).toEqual([false, ['2 updated', '3 created', '4 created']])
    expect(await stored()).toHaveLength(1)
    expect((await take('all', ...lines)).isWritten).toBe(true)
    expect(await stored()).toEqual([
      {
        reference: 'MIEL-1',
        name: 'Miel "doré"',
        price_cents: 1050,
        weight_grams: '420.00',
        vat_permille: 55,
        stock: 7,
        active: false,
      },
      {
        reference: 'SEL-1',
        name: 'Fleur de sel',
        price_cents: 690,
        weight_grams: '240.00',
        vat_permille: 200,
        stock: 12,
        active: true,
      },
      {
        reference: null,
        name: 'Sans référence',
        price_cents: 123450,
        weight_grams: '1.25',
        vat_permille: 200,
        stock: 0,
        active: true,
      },
    ])
    const { rows } = await pool.query("select category from products where reference = 'MIEL-1'")
    expect(rows).toEqual([{ category: 'Miels' }])
    expect((await take('all', ...lines.slice(0, 3))).results).toEqual(['2 same', '3 same'])
  })

  it('with a fault is taken over by its good lines only, or not at all', async () => {
    const lines = [
      'Référence,Nom,Prix,Poids',
      'A-1,Bon,5.00,100',
      'A-2,Sans poids,5.00,',
      'A-3,Trop cher,"100000,01",100',
      'a-1,Encore A-1,5.00,100',
      'A-4,Pas un prix,cinq,100',
    ]
    const all = await take('all', ...lines)
    expect([all.isWritten, all.results]).toEqual([
      false,
      ['2 created', '3 refused', '4 refused', '5 refused', '6 refused'],
    ])
    expect(all.lines.map(({ notes }) => notes[0])).toEqual([
      undefined,
      'Pour un nouveau produit, il manque le poids.',
      expect.stringContaining('de 0 à 100\u00a0000'),
      'La référence est déjà celle de la ligne 2.',
      expect.stringContaining('Le prix est obligatoire'),
    ])
    expect(await stored()).toEqual([])
    expect((await take('good', ...lines)).isWritten).toBe(true)
    expect((await stored()).map(({ reference }) => reference)).toEqual(['A-1'])
  })

  it('changes no stock that is counted by size, and says so', async () => {
    const { id } = await createProduct(camille, { websiteId: SHOP, input: newProduct({ reference: 'T-1' }) })
    await addSize(camille, { productId: id, input: { size: 'M', stock: 4 } })
    const { lines } = await take('all', 'Référence;Stock', 'T-1;9')
    expect(lines).toMatchObject([{ result: 'same', notes: [expect.stringContaining('par taille')] }])
  })

  it('that is the export of a shop changes nothing, formulas and all', async () => {
    await createProduct(camille, {
      websiteId: SHOP,
      input: newProduct({
        name: '=1+1; "deux"',
        description: '-trois\nlignes',
        heightCm: 1.5,
        priceCents: 1,
      }),
    })
    const answer = await csvDownload({
      name: 'produits',
      today: '2030-01-01',
      columns: PRODUCT_CSV,
      read: (page: ListPage<ProductCursor>) =>
        listOwnProducts(camille, { websiteId: SHOP, filter: {}, page }),
    })
    const text = await answer.text()
    expect(text).toContain(`"'=1+1; ""deux"""`)
    expect((await take('all', text)).results).toEqual(['2 same'])
  })

  it('is another owner’s nothing, and refused when it has too many lines', async () => {
    const { lines } = await readCsv(file('Nom;Prix;Poids', 'Miel;1;1'), 5)
    await expect(
      importProducts(as(JULIEN), { websiteId: SHOP, mode: 'all', lines: lines.map(importLine) }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(readCsv(file('Nom', ...'abcdef'), 5)).rejects.toMatchObject({ code: 'validation' })
    await expect(readCsv(file('Nom;Prix', '"jamais fermé;1'), 5)).rejects.toMatchObject({
      issues: [{ path: 'file' }],
    })
  })

  it('under attack: is not read at all for a site that is not the sender’s', async () => {
    const unread = file('Nom;Prix;Poids', 'Miel;1;1')
    const read = vi.spyOn(unread, 'arrayBuffer')
    await expect(
      importFromFile(as(JULIEN), { websiteId: SHOP, mode: 'check', file: unread }),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(read).not.toHaveBeenCalled()
    expect(await importFromFile(camille, { websiteId: SHOP, mode: 'check', file: unread })).toMatchObject({
      lines: [{ line: 2, result: 'created' }],
    })
  })
})
