import { cancelCheckout, confirmCheckout } from '@/lib/domain/checkout/cancel-checkout'
import { checkCart } from '@/lib/domain/checkout/check-cart'
import { deleteOldFirstOrders } from '@/lib/domain/checkout/hold-limits'
import { notifyHeldStock } from '@/lib/domain/checkout/notify-held-stock'
import { openCheckout } from '@/lib/domain/checkout/open-checkout'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { reconcileOrder } from '@/lib/domain/checkout/reconcile-order'
import { resumeSubmission } from '@/lib/domain/checkout/resume-submission'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import { orderOf } from '../support/shop'
import { partOf, type RoomTable, raced, racedAfter, safe } from './row'
import { paidPending, type ShopWorld } from './shop-world'

const cartOf = ({ websiteId, productId }: ShopWorld) => ({
  websiteId,
  items: [{ productId, quantity: 1, sizeId: undefined, customization: undefined }],
})

/** The pending order, sent again by its shopper. */
const again = ({ productId, submissionId }: ShopWorld) => orderOf(productId, { submissionId })

export const checkoutRaces: RoomTable<ShopWorld> = {
  room: 'checkout',
  verbs: {
    cancelCheckout: raced(({ shopper, submission }) => cancelCheckout(shopper(), submission)),
    checkCart: raced((world) => checkCart(world.shopper(), cartOf(world))),
    checkoutRefusalOf: safe('it words a refusal, and alerts the agency of it'),
    confirmCheckout: racedAfter(paidPending, ({ shopper, submission }) =>
      confirmCheckout(shopper(), submission),
    ),
    deleteOldFirstOrders: raced(({ late }) => deleteOldFirstOrders(late)),
    notifyHeldStock: raced(({ system, websiteId }) => notifyHeldStock(system, { websiteId, what: null })),
    openCheckout: raced(({ shopper, pendingId }) => openCheckout(shopper(), pendingId)),
    openPaymentSession: partOf('openCheckout'),
    placeOrder: raced((world) =>
      placeOrder(world.shopper(), { websiteId: world.websiteId, input: again(world) }),
    ),
    reconcileOrder: raced(({ late, pendingId }) => reconcileOrder(late, pendingId)),
    resumeSubmission: raced((world) =>
      resumeSubmission(world.shopper(), {
        ...{ websiteId: world.websiteId, earlier: world.submissionId },
        input: orderOf(world.productId, { submissionId: world.submissionId, quantity: 3 }),
      }),
    ),
    settleOrder: racedAfter(paidPending, ({ system, pendingId }) =>
      settleOrder(system, { orderId: pendingId }),
    ),
  },
}
