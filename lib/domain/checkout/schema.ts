import { z } from 'zod'
import { RelayPointId } from '../delivery/schema'
import { EntityId, EntityIdText } from '../entity-id'
import { nullAsMissing, optionalText, yesNo } from '../fields'
import { CustomerFields, NEEDS_PHONE } from '../orders/schema'
import { AddressFields, INVALID_ZIP, isZip } from '../postal-address'
import { readCartText } from './cart-address'
import { MAX_LINES, MAX_QUANTITY } from './cart-text'

const CUSTOMIZATION_MAX = 500

const QUANTITY = `La quantité est un nombre entier, de 1 à ${MAX_QUANTITY}.`
const LINES = `Un panier a de 1 à ${MAX_LINES} lignes.`

const Line = z.object({
  productId: EntityId,
  quantity: z.int({ error: QUANTITY }).min(1, { error: QUANTITY }).max(MAX_QUANTITY, { error: QUANTITY }),
  sizeId: nullAsMissing(EntityId),
})
const linesOf = <Schema extends z.ZodType>(line: Schema) =>
  z.array(line, { error: LINES }).min(1, { error: LINES }).max(MAX_LINES, { error: LINES })

/** What a shop's own page sends before the checkout. */
export const Cart = linesOf(Line)
export type Cart = z.infer<typeof Cart>
export type CartItem = Cart[number] & { customization?: string | undefined }

const Customization = nullAsMissing(optionalText('La personnalisation', CUSTOMIZATION_MAX))

const Address = z
  .object(AddressFields, { error: 'L’adresse est obligatoire pour une livraison à domicile.' })
  .refine(({ country, zip }) => isZip(country, zip), { path: ['zip'], error: INVALID_ZIP })

const Delivery = z.discriminatedUnion(
  'method',
  [
    z.object({ method: z.literal('home'), address: Address }),
    z.object({
      method: z.literal('relay'),
      relayPointId: RelayPointId,
    }),
    z.object({ method: z.literal('pickup') }),
  ],
  { error: 'Le mode de livraison doit être home, relay ou pickup.' },
)

/** Everything an order needs. `submissionId`: identifies this attempt to order; sent again, it returns the same order. */
export const OrderFields = z.object({
  items: linesOf(Line.extend({ customization: Customization })),
  /** For a cart of one line. */
  customization: Customization,
  delivery: Delivery,
  customer: z.object(CustomerFields),
  discountCode: nullAsMissing(optionalText('Le code de réduction', 30)),
  /** That the shopper is 18 or older; required only for alcohol. */
  ageConfirmed: yesNo('L’âge').nullish(),
})

type Fields = z.infer<typeof OrderFields>

/** Checks across fields: a carrier calls before a home delivery, and one customization cannot be for several articles. */
export function checkOrder(fields: Fields, context: z.RefinementCtx): void {
  const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (fields.delivery.method === 'home' && !fields.customer.phone) refuse(['customer', 'phone'], NEEDS_PHONE)
  if (fields.customization && fields.items.length > 1)
    refuse(['customization'], 'Indiquez la personnalisation avec l’article qu’elle concerne.')
}

/** Moves the order's customization to its only line. */
export const withLineCustomizations = ({ customization, items, ...fields }: Fields) => ({
  ...fields,
  items: items.map((item) => ({ ...item, customization: item.customization || customization || undefined })),
})

export type OrderInput = ReturnType<typeof withLineCustomizations> & {
  submissionId?: string | undefined
  /** `embedded`: the provider's form on our page; by default its own page. */
  form?: 'hosted' | 'embedded' | undefined
  /** The total the shopper agreed to; an order with another one is refused. */
  totalCents?: number | undefined
  /** The withdrawal exceptions that the checkout showed, by `serializeExceptions`; undefined if it showed nothing. An order whose
   *  articles have other exceptions now is refused. */
  exceptions?: string | undefined
}

/** A cart as the checkout's URL has it. */
export const CartAddress = z
  .object({ website: EntityIdText, items: z.string({ error: 'Le panier manque.' }) })
  .transform(({ website, items }, { issues }) => {
    const cart = readCartText(items)
    if (cart) return { websiteId: website, items: cart }
    issues.push({ code: 'custom', path: ['items'], message: 'Le panier est illisible.', input: items })
    return z.NEVER
  })
