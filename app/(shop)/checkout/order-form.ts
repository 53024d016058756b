import { z } from 'zod'
import { readCartText } from '@/lib/domain/checkout/cart-address'
import { checkOrder, OrderFields, withLineCustomizations } from '@/lib/domain/checkout/schema'
import { EntityIdText } from '@/lib/domain/entity-id'
import { customizationName, shopperInput } from './typed-fields'

/** The order as the checkout's form sends it, whose fields are named by their path: `customer.email`. */
export const OrderForm = z
  .record(z.string(), z.unknown())
  .transform(orderIn)
  .pipe(
    OrderFields.extend({
      websiteId: EntityIdText,
      submissionId: z.uuid(),
      /** `embedded`: the browser has loaded the provider's form. */
      form: z.literal('embedded').optional(),
      typed: z.record(z.string(), z.string()),
      /** The total that the page showed next to its button. */
      totalCents: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
      exceptions: z.string().max(5_000),
    }).superRefine(checkOrder),
  )
  .transform(({ websiteId, submissionId, form, totalCents, exceptions, typed, ...fields }) => ({
    websiteId,
    input: { ...withLineCustomizations(fields), submissionId, form, totalCents, exceptions },
    typed,
  }))

/** The input of OrderFields, which validates it. */
function orderIn(form: Record<string, unknown>): unknown {
  const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
  const method = text('delivery.method')
  const items = readCartText(text('items')) ?? []
  return {
    websiteId: text('website'),
    submissionId: text('submission'),
    totalCents: text('total'),
    exceptions: text('exceptions'),
    form: text('form') === 'embedded' ? 'embedded' : undefined,
    typed: shopperInput(Object.entries(form)),
    items: items.map((item, place) => ({ ...item, customization: text(customizationName(items, place)) })),
    delivery: {
      method,
      ...(method === 'relay' && { relayPointId: text('delivery.relayPointId') }),
      ...(method === 'home' && {
        address: Object.fromEntries(
          ['line1', 'line2', 'zip', 'city', 'country'].map((name) => [
            name,
            text(`delivery.address.${name}`),
          ]),
        ),
      }),
    },
    customer: {
      name: text('customer.name'),
      email: text('customer.email'),
      phone: text('customer.phone'),
    },
    discountCode: text('discountCode'),
    ageConfirmed: form.ageConfirmed === undefined ? undefined : true,
  }
}
