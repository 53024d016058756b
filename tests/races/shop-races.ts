import { ADMIN } from '@/db/seed/accounts'
import { createFeeRule } from '@/lib/domain/fees/create-fee-rule'
import { deleteFeeRule } from '@/lib/domain/fees/delete-fee-rule'
import { updateFeeRule } from '@/lib/domain/fees/update-fee-rule'
import { deleteExpiredOrderLinks } from '@/lib/domain/orders/order-link'
import { recordDispute } from '@/lib/domain/orders/record-dispute'
import { resendConfirmation } from '@/lib/domain/orders/resend-confirmation'
import { createDiscountCode } from '@/lib/domain/shops/create-discount-code'
import { deleteDiscountCode } from '@/lib/domain/shops/delete-discount-code'
import { pauseShop, reopenShop } from '@/lib/domain/shops/pause-shop'
import { updateDiscountCode } from '@/lib/domain/shops/update-discount-code'
import { updateShop } from '@/lib/domain/shops/update-shop'
import { oncePerWorld, type RoomTable, raced, racedAfter } from './row'
import { codeInput, type ShopWorld, withCode } from './shop-world'

const disputed = oncePerWorld(async ({ provider, orderId }: ShopWorld) => {
  const disputeId = `dp_${orderId}`
  provider.dispute({
    ...{ disputeId, paymentIntentId: `pi_${orderId}`, amountCents: 2_500, reason: 'fraudulent' },
    ...{ status: 'needs_response', dueBy: null },
  })
  return disputeId
})

export const orderRaces: RoomTable<ShopWorld> = {
  room: 'orders',
  verbs: {
    deleteExpiredOrderLinks: raced(({ late }) => deleteExpiredOrderLinks(late)),
    recordDispute: racedAfter(disputed, ({ system, orderId, accountId }, disputeId) =>
      recordDispute(system, { orderId, accountId, disputeId }),
    ),
    resendConfirmation: raced(({ owner, orderId }) => resendConfirmation(owner, orderId)),
  },
}

export const shopRaces: RoomTable<ShopWorld> = {
  room: 'shops',
  verbs: {
    createDiscountCode: raced(({ owner, websiteId }) =>
      createDiscountCode(owner, { websiteId, ...codeInput('ABEILLE') }),
    ),
    deleteDiscountCode: racedAfter(withCode, ({ owner }, code) => deleteDiscountCode(owner, code.id)),
    pauseShop: raced(({ owner, websiteId }) => pauseShop(owner, { websiteId, message: '', until: null })),
    reopenShop: raced(({ owner, websiteId }) => reopenShop(owner, websiteId)),
    updateDiscountCode: racedAfter(withCode, ({ owner }, code) =>
      updateDiscountCode(owner, { id: code.id, ...codeInput('ABEILLE') }),
    ),
    updateShop: raced(({ owner, websiteId }) =>
      updateShop(owner, { websiteId, changes: { pauseMessage: 'Fermé.', pausedUntil: null } }),
    ),
  },
}

const RULE = { fixedFeeCents: 10, percentage: 2, maxFeeCents: null, customFormula: null }
const admin = ({ as }: ShopWorld) => as(ADMIN, 'ADMIN')
const withRule = oncePerWorld((world: ShopWorld) =>
  createFeeRule(admin(world), { clientId: world.clientId, input: { ...RULE, minAmountCents: 1_000 } }),
)

export const feeRaces: RoomTable<ShopWorld> = {
  room: 'fees',
  verbs: {
    createFeeRule: raced((world) =>
      createFeeRule(admin(world), { clientId: world.clientId, input: { ...RULE, minAmountCents: 2_000 } }),
    ),
    deleteFeeRule: racedAfter(withRule, (world, rule) => deleteFeeRule(admin(world), rule.id)),
    updateFeeRule: racedAfter(withRule, (world, rule) =>
      updateFeeRule(admin(world), { id: rule.id, changes: { minAmountCents: 2_000 } }),
    ),
  },
}
