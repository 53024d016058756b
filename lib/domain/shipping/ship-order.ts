import type { ShipmentIssue, ShipmentOutcome } from '@/lib/providers/shipments/shipments'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { beginShipment, requireFree, requireShippable } from './begin-shipment'
import { type OrderToShip, readOrderToShip, readParcel } from './read-parcel'
import { recordOutcome } from './record-outcome'
import type { ShipInput } from './schema'
import { failedFault, lateFault, refusedFault, unknownFault } from './shipment-fault'
import { storeLabel } from './store-label'

/** Each null until known. `labelUrl`: our own URL of the label, without its origin. */
export type ShippedParcel = Pick<OrderToShip['order'], 'labelUrl' | 'expeditionNumber' | 'trackingUrl'>

type Asked = Omit<ShipInput, 'websiteId'> & { websiteId?: number | undefined }

/** A proxy before us may give up after ten seconds; the carrier takes up to twenty. */
const ANSWER_WITHIN_MS = 9_000

/**
 * Has the carrier make a shipment for a paid order of the actor's own website. The carrier has no idempotency: the request is
 * recorded before it is sent, so that only one runs at a time, and none follows a missing answer until the owner has checked.
 * For a shipped order, returns its shipment. `conflict` before the carrier is asked; a `ShipmentFault` after. After nine
 * seconds that is `shipment_unknown`, while the call continues in this process and records its outcome.
 */
export async function shipOrder(ctx: Context, asked: Asked): Promise<ShippedParcel> {
  const shipping = shipOrderAndWait(ctx, asked)
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(lateFault())
    }, ANSWER_WITHIN_MS)
  })
  shipping.catch((error: unknown) => {
    if (isLate) ctx.instance.warn(error, 'A shipment failed after its answer', { orderId: asked.orderId })
  })
  return Promise.race([shipping, late]).finally(() => clearTimeout(timer))
}

/** The same, however long the carrier takes: for batches. */
export const shipOrderAndWait = (ctx: Context, asked: Asked): Promise<ShippedParcel> =>
  ctx.instance.finish(ship(ctx, asked))

async function ship(ctx: Context, { sides, ...asked }: Asked): Promise<ShippedParcel> {
  const read = await readOrderToShip(ctx, asked)
  if (isSent(read.order)) return parcelOf(read.order)
  requireShippable(read.order)
  await requireFree(ctx, asked.orderId)
  const parcel = await readParcel(ctx, read, sides)
  requireFit(await ctx.providers.shipments.check(parcel))
  // An instance that stops could not wait for the end of a call that begins now.
  if (ctx.instance.isStopping()) throw new DomainError('unavailable')
  const attempt = await beginShipment(ctx, read, parcel)
  if (!attempt) return parcelOf((await readOrderToShip(ctx, asked)).order)
  const outcome = await ctx.providers.shipments.create(parcel)
  await recordOutcome(ctx, { orderId: asked.orderId, ...attempt, outcome }).catch((cause: unknown) => {
    throw unknownFault(unwritten(outcome, cause))
  })
  return answer(ctx, asked.orderId, outcome)
}

async function answer(ctx: Context, orderId: number, outcome: ShipmentOutcome): Promise<ShippedParcel> {
  if (outcome.outcome === 'done' && !ctx.instance.isStopping())
    await storeLabel(ctx, orderId).catch((error: unknown) =>
      ctx.instance.warn(error, 'A label could not be fetched; its job tries again', { orderId }),
    )
  const { order } = await readOrderToShip(ctx, { orderId })
  if (isSent(order)) return parcelOf(order)
  if (outcome.outcome === 'refused') throw refusedFault(outcome)
  if (outcome.outcome === 'failed') throw failedFault(outcome.cause)
  if (outcome.outcome === 'unknown') throw unknownFault(outcome.cause)
  throw new DomainError(
    'conflict',
    'Cette commande a changé pendant la création de l’étiquette. L’agence est prévenue\u00a0: ne l’expédiez pas avant sa réponse.',
  )
}

const isSent = ({ status, deliveryMethod }: OrderToShip['order']) =>
  (status === 'shipped' || status === 'delivered') && deliveryMethod !== 'pickup'

const parcelOf = ({ labelUrl, expeditionNumber, trackingUrl }: OrderToShip['order']): ShippedParcel => ({
  labelUrl,
  expeditionNumber,
  trackingUrl,
})

/** `conflict`, with an issue for each field that the carrier would refuse. */
function requireFit(refused: readonly ShipmentIssue[]): void {
  if (refused.length === 0) return
  const issues = refused.map(({ field, message }) => ({ path: field ?? '', message }))
  throw new DomainError('conflict', issues.map(({ message }) => message).join(' '), { issues })
}

/** For the log, where the number must be found if the database could not store it. */
const unwritten = (outcome: ShipmentOutcome, cause: unknown) =>
  new Error(
    `The carrier’s answer could not be written: ${outcome.outcome === 'done' ? outcome.expeditionNumber : outcome.outcome}`,
    { cause },
  )
