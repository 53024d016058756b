import { declareWithdrawal } from '@/lib/domain/withdrawals/declare-withdrawal'
import { deleteOldUnmatched } from '@/lib/domain/withdrawals/delete-unmatched'
import { handleWithdrawal } from '@/lib/domain/withdrawals/handle-withdrawal'
import { matchWithdrawal } from '@/lib/domain/withdrawals/match-withdrawal'
import { receiveGoods } from '@/lib/domain/withdrawals/receive-goods'
import { refuseWithdrawal } from '@/lib/domain/withdrawals/refuse-withdrawal'
import { withdrawFromOrder } from '@/lib/domain/withdrawals/withdraw-from-order'
import { oncePerWorld, type RoomTable, raced, racedAfter } from './row'
import type { ShopWorld } from './shop-world'

const choice = oncePerWorld(async ({ itemId }: ShopWorld) => ({
  submissionId: crypto.randomUUID(),
  pieces: [{ itemId, quantity: 1 }],
}))

const typed = oncePerWorld(async ({ websiteId, orderId }: ShopWorld) => ({
  ...{ websiteId, submissionId: crypto.randomUUID(), name: 'Sophie Lacaze', email: 'sophie@exemple.fr' },
  ...{ orderText: `n° ${orderId}`, articles: 'Toute la commande', suspicious: false, mailsReceipt: true },
}))

const declared = oncePerWorld(
  async (world: ShopWorld) => (await declareWithdrawal(world.shopper(), await typed(world))).id,
)
const withdrawn = oncePerWorld(
  async (world: ShopWorld) => (await withdrawFromOrder(world.link, await choice(world))).id,
)

export const withdrawalRaces: RoomTable<ShopWorld> = {
  room: 'withdrawals',
  verbs: {
    declareWithdrawal: racedAfter(typed, ({ shopper }, form) => declareWithdrawal(shopper(), form)),
    deleteOldUnmatched: raced(({ late }) => deleteOldUnmatched(late)),
    handleWithdrawal: racedAfter(withdrawn, ({ owner }, withdrawalId) =>
      handleWithdrawal(owner, { withdrawalId }),
    ),
    matchWithdrawal: racedAfter(declared, ({ system }, id) => matchWithdrawal(system, id)),
    receiveGoods: racedAfter(withdrawn, ({ owner }, withdrawalId) => receiveGoods(owner, { withdrawalId })),
    refuseWithdrawal: racedAfter(withdrawn, ({ owner }, withdrawalId) =>
      refuseWithdrawal(owner, { withdrawalId, refusal: 'Le délai est passé.' }),
    ),
    withdrawFromOrder: racedAfter(choice, ({ link }, chosen) => withdrawFromOrder(link, chosen)),
  },
}
