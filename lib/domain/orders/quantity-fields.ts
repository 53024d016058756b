import type { z } from 'zod'
import type { ItemQuantity } from '@/db/schema/payments'
import { EntityId } from '../entity-id'

const FIELD = /^pieces-([1-9]\d{0,9})$/

/** The pieces in the fields of a form, one per line; a value that is not a number is an issue of its field. */
export function readQuantities(
  fields: Readonly<Record<string, unknown>>,
  { issues }: Pick<z.core.ParsePayload, 'issues'>,
): ItemQuantity[] {
  return Object.entries(fields).flatMap(([name, typed]) => {
    const itemId = EntityId.safeParse(Number(FIELD.exec(name)?.[1])).data
    if (itemId === undefined) return []
    const text = String(typed).trim()
    if (!/^\d{0,4}$/.test(text))
      issues.push({ code: 'custom', message: 'Un nombre de pièces, ou 0.', path: [name], input: typed })
    return [{ itemId, quantity: Number(text) }]
  })
}
