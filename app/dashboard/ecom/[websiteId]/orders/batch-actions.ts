'use server'

import { z } from 'zod'
import { BatchInput } from '@/lib/domain/shipping/schema'
import { shipOrders } from '@/lib/domain/shipping/ship-orders'
import { formAction } from '@/lib/server/forms/form-action'

/** A checkbox for each order, `order-12`. */
const BatchForm = z
  .record(z.string(), z.unknown())
  .transform((fields) => ({
    websiteId: Number(fields.websiteId),
    orderIds: Object.keys(fields).flatMap(
      (name) => /^order-(\d{1,10})$/.exec(name)?.slice(1).map(Number) ?? [],
    ),
  }))
  .pipe(BatchInput)

export const shipOrdersAction = formAction(
  {
    schema: BatchForm,
    access: 'signedIn',
    from: (form) => `/dashboard/ecom/${String(form.get('websiteId'))}`,
  },
  async (ctx, input) => {
    const id = await shipOrders(ctx, input)
    return { redirectTo: `/dashboard/ecom/${input.websiteId}/expeditions/${id}` }
  },
)
