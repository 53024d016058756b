import { products } from '@/db/schema/products'
import type { Tx } from '../context'
import { DomainError } from '../errors'
import { recordPrice } from './record-price'
import type { ProductInput } from './schema'

const TAKEN = 'Cette référence est déjà celle d’un autre produit de ce site.'

export const referenceTaken = () =>
  new DomainError('conflict', TAKEN, { issues: [{ path: 'reference', message: TAKEN }] })

/** Adds a row for a product and returns its id. The caller has checked that the website is the actor's. */
export async function insertProduct(
  tx: Tx,
  { websiteId, input }: { websiteId: number; input: ProductInput & { stock?: number } },
): Promise<number> {
  const insert = () =>
    tx.db
      .insert(products)
      .values({ ...input, websiteId })
      .onConflictDoNothing()
      .returning({ id: products.id })
  let [created] = await insert()
  // Another product's reference may already be `P-` and the next number. Each try takes the number after.
  while (!created && input.reference === null) [created] = await insert()
  if (!created) throw referenceTaken()
  await recordPrice(tx, created.id)
  return created.id
}
