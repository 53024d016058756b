import { z } from 'zod'
import { LowStockThreshold, SizeInput, Stock } from '@/lib/domain/catalogue/schema'
import { NetQuantity } from '@/lib/domain/product-facts/facts-schema'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { toDomain, toWire } from './names'
import { IdParam, operation } from './operation'
import { ProductWire, SizeWire } from './products'

const tag = 'Stocks'

export const setStockOperation = operation({
  method: 'PUT',
  path: '/products/stock/{id}',
  tag,
  summary: 'Dire combien de pièces sont en rayon ; refusé pour un produit à tailles',
  access: 'signedIn',
  keys: 'write',
  params: IdParam,
  body: z.object({ Quantity: Stock }).transform(({ Quantity }) => ({ quantity: Quantity })),
  status: 200,
  answer: ProductWire,
  refusals: ['not_found', 'conflict'],
})

const sizeNames = {
  size: 'Size',
  stock: 'Stock',
  lowStockThreshold: 'LowStockThreshold',
  netQuantity: 'NetQuantity',
} as const

export const addSizeOperation = operation({
  method: 'POST',
  path: '/products/{id}/sizes',
  tag,
  summary: 'Ajouter une taille, unique pour le produit sans égard aux majuscules',
  access: 'signedIn',
  keys: 'write',
  params: IdParam,
  body: z
    .object({
      SubmissionId,
      ...toWire(sizeNames, {
        size: SizeInput.shape.size,
        stock: SizeInput.shape.stock.default(0),
        lowStockThreshold: LowStockThreshold.default(null),
        netQuantity: NetQuantity.default(null),
      }),
    })
    .transform(({ SubmissionId: submissionId, ...body }) => ({
      submissionId,
      input: toDomain(sizeNames, body),
    })),
  names: sizeNames,
  status: 201,
  answer: SizeWire,
  refusals: ['not_found', 'conflict'],
})

export const updateSizeOperation = operation({
  method: 'PUT',
  path: '/products/sizes/{id}',
  tag,
  summary: 'Régler l’alerte de stock et la quantité nette d’une taille ; null : celle du produit',
  access: 'signedIn',
  keys: 'write',
  params: IdParam,
  body: z
    .object({ LowStockThreshold, NetQuantity: NetQuantity.optional() })
    .transform((body) => ({ lowStockThreshold: body.LowStockThreshold, netQuantity: body.NetQuantity })),
  names: sizeNames,
  status: 200,
  answer: SizeWire,
  refusals: ['not_found'],
})

export const deleteSizeOperation = operation({
  method: 'DELETE',
  path: '/products/sizes/{id}',
  tag,
  summary: 'Supprimer une taille et son stock',
  access: 'signedIn',
  keys: 'write',
  params: IdParam,
  status: 204,
  refusals: ['not_found'],
})
