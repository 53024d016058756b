import { and, eq, inArray, sql } from 'drizzle-orm'
import { productSizes } from '@/db/schema/product-sizes'
import { products } from '@/db/schema/products'
import type { Context, Tx } from '../context'
import { changedFields, type Given } from '../given-fields'
import { NO_FACTS } from '../product-facts/facts'
import { DEFAULT_VAT } from '../vat'
import { announceChange } from '../webhooks/announce-change'
import { lockWebsite } from '../websites/queries'
import { insertProduct } from './insert-product'
import type { LockedProduct } from './queries'
import type { ProductInput } from './schema'
import { writeChanges } from './update-product'

export const IMPORT_MAX = 5_000

/** A line of a file: its fields, and its errors. */
export type ImportLine = {
  line: number
  fields: Given<ProductInput>
  stock: number | undefined
  faults: string[]
}

/** `check` writes nothing, `all` writes all lines or none, `good` only the valid ones. */
export const IMPORT_MODES = ['check', 'all', 'good'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

export type ImportedLine = {
  line: number
  reference: string
  name: string
  result: 'created' | 'updated' | 'same' | 'refused'
  notes: string[]
}
export type ImportReport = { isWritten: boolean; lines: ImportedLine[] }

type Import = { websiteId: number; lines: ImportLine[]; mode: ImportMode }
type Planned = ImportLine & { known: LockedProduct | undefined; report: ImportedLine }

/** Adds and changes a website's products from a file, matched by their reference; pictures and sizes stay as they are. */
export async function importProducts(
  ctx: Context,
  { websiteId, lines, mode }: Import,
): Promise<ImportReport> {
  return ctx.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const planned = await plan(tx, websiteId, lines)
    const reports = planned.map(({ report }) => report)
    const hasFaults = reports.some(({ result }) => result === 'refused')
    if (mode === 'check' || (mode === 'all' && hasFaults)) return { isWritten: false, lines: reports }
    const changed = { created: 0, updated: 0 }
    for (const one of planned) {
      const { result } = one.report
      if (result !== 'created' && result !== 'updated') continue
      const id = await write(tx, websiteId, one)
      changed[result] ||= id
    }
    // One message per kind: it leads to the whole list.
    for (const action of ['created', 'updated'] as const)
      if (changed[action] > 0)
        await announceChange(tx, { websiteId, entity: 'products', id: changed[action], action })
    return { isWritten: true, lines: reports }
  })
}

async function plan(tx: Tx, websiteId: number, lines: ImportLine[]): Promise<Planned[]> {
  const known = await lockByReference(tx, websiteId, lines)
  const sized = await withSizes(tx, [...known.values()])
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const key = line.fields.reference?.toLowerCase()
    const product = key === undefined ? undefined : known.get(key)
    const faults = [...line.faults]
    const earlier = key === undefined ? undefined : seen.get(key)
    if (key !== undefined && earlier === undefined) seen.set(key, line.line)
    if (earlier !== undefined) faults.push(`La référence est déjà celle de la ligne ${earlier}.`)
    if (!product) faults.push(...missingIn(line))
    const countsBySize = product !== undefined && sized.has(product.id)
    const stock = countsBySize ? undefined : line.stock
    const notes =
      countsBySize && line.stock !== undefined ? ['Stock ignoré\u00a0: il se compte par taille.'] : []
    return {
      ...line,
      stock,
      known: product,
      report: reportOf({ ...line, stock }, { product, faults, notes }),
    }
  })
}

function reportOf(
  { line, fields, stock }: ImportLine,
  { product, faults, notes }: { product: LockedProduct | undefined; faults: string[]; notes: string[] },
): ImportedLine {
  const reference = fields.reference ?? ''
  const name = fields.name ?? product?.name ?? ''
  const about = { line, reference, name, notes: faults.length > 0 ? faults : notes }
  if (faults.length > 0) return { ...about, result: 'refused' }
  if (!product) return { ...about, result: 'created' }
  const { reference: _own, ...others } = fields
  const isSame =
    Object.keys(changedFields<Omit<ProductInput, 'reference'>>(product, others)).length === 0 &&
    (stock === undefined || stock === product.stock)
  return { ...about, result: isSame ? 'same' : 'updated' }
}

const enumeration = new Intl.ListFormat('fr-FR')

function missingIn({ fields, faults }: ImportLine): string[] {
  // An unreadable cell is already an error.
  if (faults.length > 0) return []
  const required = { name: 'le nom', priceCents: 'le prix', weightGrams: 'le poids' } as const
  const missing = Object.entries(required).flatMap(([field, label]) =>
    fields[field as keyof typeof required] === undefined ? [label] : [],
  )
  return missing.length === 0 ? [] : [`Pour un nouveau produit, il manque ${enumeration.format(missing)}.`]
}

/** The website's products that the lines name, locked, by their reference in lower case. */
async function lockByReference(
  tx: Tx,
  websiteId: number,
  lines: ImportLine[],
): Promise<Map<string, LockedProduct>> {
  const references = lines.flatMap(({ fields }) => fields.reference?.toLowerCase() ?? [])
  if (references.length === 0) return new Map()
  const reference = sql<string>`lower(coalesce(${products.reference}, 'P-' || ${products.id}::text))`
  const rows = await tx.db
    .select()
    .from(products)
    .where(and(eq(products.websiteId, websiteId), inArray(reference, [...new Set(references)])))
    .orderBy(products.id)
    .for('update')
  return new Map(rows.map((row) => [(row.reference ?? `P-${row.id}`).toLowerCase(), row]))
}

async function withSizes(tx: Tx, known: LockedProduct[]): Promise<Set<number>> {
  if (known.length === 0) return new Set()
  const rows = await tx.db
    .selectDistinct({ id: productSizes.productId })
    .from(productSizes)
    .where(
      inArray(
        productSizes.productId,
        known.map(({ id }) => id),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

async function write(tx: Tx, websiteId: number, { known, fields, stock }: Planned): Promise<number> {
  const { reference, ...others } = fields
  const id = known?.id ?? (await insertProduct(tx, { websiteId, input: newProduct(fields) }))
  if (known) await writeChanges(tx, known, others)
  if (stock !== undefined) await tx.db.update(products).set({ stock }).where(eq(products.id, id))
  return id
}

const EMPTY: Omit<ProductInput, 'name' | 'priceCents' | 'weightGrams'> = {
  reference: null,
  description: '',
  vatPermille: DEFAULT_VAT,
  category: '',
  subCategory: '',
  showcase: false,
  active: true,
  risks: '',
  composition: '',
  notes: '',
  heightCm: null,
  widthCm: null,
  lengthCm: null,
  radiusCm: null,
  lowStockThreshold: null,
  withdrawalException: null,
  ...NO_FACTS,
}

function newProduct({
  name = '',
  priceCents = 0,
  weightGrams = 0,
  ...fields
}: Given<ProductInput>): ProductInput {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { ...EMPTY, ...given, name, priceCents, weightGrams }
}
