import { closeCancellation } from '@/lib/domain/cancellations/close-cancellation'
import { confirmCancellation } from '@/lib/domain/cancellations/confirm-cancellation'
import { cancelOwnContract } from '@/lib/domain/cancellations/own-contracts'
import { receiveCancellation } from '@/lib/domain/cancellations/receive-cancellation'
import { matchCancellation, requestConfirmation } from '@/lib/domain/cancellations/request-confirmation'
import { declarationOf } from '@/lib/domain/cancellations/schema'
import { linkToken } from '../support/context'
import type { ContractWorld } from './contract-world'
import { oncePerWorld, type RoomTable, racedAfter } from './row'

const declaration = oncePerWorld(async ({ rows, clientId }: ContractWorld) => {
  const [user] = await rows('select email from users where id = $1', clientId)
  return declarationOf('termination', {
    ...{ name: 'Léa Martin', email: String(user?.email), postalAddress: '', contract: 'mon site' },
    ...{ wishedOn: '', reason: '' },
  })
})

const received = oncePerWorld(async (world: ContractWorld) => {
  const sent = { declaration: await declaration(world), suspicious: false, mailsReceipt: true }
  const { id: messageId } = await receiveCancellation(world.visitor, sent)
  const [row] = await world.rows(
    'select id, link_id from cancellations where contact_message_id = $1',
    messageId,
  )
  return { messageId, id: Number(row?.id), token: linkToken(String(row?.link_id), 'cancellation') }
})

const matched = oncePerWorld(async (world: ContractWorld) => {
  const cancellation = await received(world)
  await matchCancellation(world.job, cancellation.id)
  return cancellation
})

const asked = oncePerWorld(async (world: ContractWorld) => {
  const cancellation = await matched(world)
  await requestConfirmation(world.job, cancellation.id)
  return cancellation
})

export const cancellationRaces: RoomTable<ContractWorld> = {
  room: 'cancellations',
  verbs: {
    requestConfirmation: racedAfter(matched, ({ job }, { id }) => requestConfirmation(job, id)),
    cancelOwnContract: racedAfter(declaration, ({ client, id }, declared) =>
      cancelOwnContract(client, { declaration: declared, subscriptionId: id }),
    ),
    closeCancellation: racedAfter(received, ({ admin }, { messageId }) =>
      closeCancellation(admin, { messageId, answer: 'Quel est votre site ?' }),
    ),
    confirmCancellation: racedAfter(asked, ({ visitor, id }, { token }) =>
      confirmCancellation(visitor, { key: { token }, subscriptionId: id }),
    ),
    matchCancellation: racedAfter(received, ({ job }, { id }) => matchCancellation(job, id)),
    receiveCancellation: racedAfter(declaration, ({ visitor }, declared) =>
      receiveCancellation(visitor, { declaration: declared, suspicious: false, mailsReceipt: true }),
    ),
  },
}
