import { on, route } from '@/app/api/_http/route'
import { checkoutOperation } from '@/app/api/_wire/checkout'
import { checkCart } from '@/lib/domain/checkout/check-cart'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { limitDiscountCode } from '@/lib/server/limits/rate-limits'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(checkoutOperation, async ({ ctx, params, body }) => {
    const websiteId = params.id
    const { url } =
      'cart' in body
        ? await checkCart(ctx, { websiteId, items: body.cart })
        : await limitDiscountCode(ctx, body.order.discountCode, () =>
            placeOrder(ctx, { websiteId, input: body.order }),
          )
    return { url }
  }),
)
