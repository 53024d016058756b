import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it, vi } from 'vitest'
import { getBatch, readBatchLabels } from '@/lib/domain/shipping/batch-queries'
import { shipOrders } from '@/lib/domain/shipping/ship-orders'
import type { NewShipment, ShipmentOutcome, Shipments } from '@/lib/providers/shipments/shipments'
import { mergeLabels } from '@/lib/server/documents/merge-labels'
import { domain } from '../support/context'
import { shopThatShips } from '../support/orders-to-ship'

vi.mock('@/lib/server/instance/log', () => ({ log: () => ({ warn: () => {} }) }))

const { as, pool } = await domain()
const shop = await shopThatShips(pool)
const { websiteId } = shop

const DOWN: ShipmentOutcome = { outcome: 'failed', cause: new Error('away') }
const UNCLEAR: ShipmentOutcome = { outcome: 'unknown', cause: new Error('silence') }
const SHIPPED = {
  outcome: 'done',
  labelUrl: 'https://carrier.example/label.pdf',
  trackingUrl: 'https://carrier.example/follow',
  warnings: [],
} satisfies Partial<ShipmentOutcome>
const refusal = (whoCanMend: 'owner' | 'agency'): ShipmentOutcome => ({
  outcome: 'refused',
  whoCanMend,
  reasons: [{ field: 'zip', message: 'Le code postal est faux.' }],
})

async function label(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage([283, 425])
  return new Uint8Array(await document.save())
}

/** The owner, whose carrier gives these answers in turn, then creates every shipment. */
function ownerWhoseCarrierSays(...answers: (ShipmentOutcome | null)[]) {
  const create = async ({ reference }: NewShipment): Promise<ShipmentOutcome> =>
    answers.shift() ?? { ...SHIPPED, expeditionNumber: String(70_000_000 + Number(reference)) }
  const shipments = { check: async () => [], create, fetchLabel: label } as unknown as Shipments
  return as(shop.owner.id, 'USER', { providers: { shipments } })
}

async function reportOf(ctx: ReturnType<typeof as>, orderIds: number[]) {
  const id = await shipOrders(ctx, { websiteId, orderIds })
  const report = await getBatch(ctx, { websiteId, id })
  expect(report.lines.map(({ orderId }) => orderId)).toEqual(orderIds)
  return { id, ...report, outcomes: report.lines.map(({ outcome }) => outcome) }
}

const ordersToShip = async (count: number) => {
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) ids.push(await shop.order())
  return ids
}

it('orders are shipped one after another, and the labels that came are one file in their order', async () => {
  const ctx = ownerWhoseCarrierSays(null, refusal('owner'), null)
  const { id, outcomes, lines } = await reportOf(ctx, await ordersToShip(3))
  expect(outcomes).toEqual(['shipped', 'refused', 'shipped'])
  expect(lines[1]).toMatchObject({ message: 'Le code postal est faux.', expeditionNumber: null })
  expect(lines[2]?.expeditionNumber).toBe(String(70_000_000 + (lines[2]?.orderId ?? 0)))
  const merged = await mergeLabels(await readBatchLabels(ctx, { websiteId, id }))
  expect((await PDFDocument.load(merged ?? '')).getPageCount()).toBe(2)
})

it('one that is unclear, or is not to be sent, does not stop the others', async () => {
  const [first = 0, last = 0] = await ordersToShip(2)
  const pickup = await shop.order({ delivery_method: 'pickup' })
  const { outcomes } = await reportOf(ownerWhoseCarrierSays(UNCLEAR), [first, pickup, last])
  expect(outcomes).toEqual(['unknown', 'refused', 'shipped'])
})

it.each([
  { name: 'the agency must mend something', says: [refusal('agency')], stoppedBy: 'agency', tried: 1 },
  { name: 'the carrier is down twice in a row', says: [null, DOWN, UNCLEAR], stoppedBy: 'carrier', tried: 3 },
])('the rest is not tried when $name', async ({ says, stoppedBy, tried }) => {
  const report = await reportOf(ownerWhoseCarrierSays(...says), await ordersToShip(4))
  expect(report.stoppedBy).toBe(stoppedBy)
  expect(report.isRunning).toBe(false)
  expect(report.outcomes.slice(tried)).toEqual(Array.from({ length: 4 - tried }, () => 'waiting'))
})

it('a destination that the carrier does not serve does not stop the others, though the agency is notified', async () => {
  const unserved: ShipmentOutcome = {
    outcome: 'refused',
    whoCanMend: 'agency',
    reasons: [{ field: 'destination', message: 'Le transporteur ne dessert pas cette destination.' }],
  }
  const { outcomes } = await reportOf(ownerWhoseCarrierSays(unserved), await ordersToShip(2))
  expect(outcomes).toEqual(['refused', 'shipped'])
})

it('an instance that stops ends the parcel that it is at, begins no other, and says so in the report', async () => {
  let isStopping = false
  const create = async (): Promise<ShipmentOutcome> => {
    isStopping = true
    return { ...SHIPPED, expeditionNumber: '70999999' }
  }
  const fetchLabel = vi.fn(label)
  const ctx = as(shop.owner.id, 'USER', {
    providers: { shipments: { check: async () => [], create, fetchLabel } as unknown as Shipments },
    instance: { isStopping: () => isStopping },
  })
  const report = await reportOf(ctx, await ordersToShip(3))
  expect(report.outcomes).toEqual(['shipped', 'waiting', 'waiting'])
  expect(report).toMatchObject({ stoppedBy: 'restart', isRunning: false })
  // A job fetches the label, on another instance.
  expect(fetchLabel).not.toHaveBeenCalled()
})

it('a batch waits for a carrier that takes longer than an answer may', async () => {
  const real = setTimeout
  const soon = ((work: () => void, ms: number) => real(work, ms === 9_000 ? 0 : ms)) as typeof setTimeout
  const clock = vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon)
  const create = async ({ reference }: NewShipment): Promise<ShipmentOutcome> => {
    await new Promise((resolve) => real(resolve, 200))
    return { ...SHIPPED, expeditionNumber: String(70_000_000 + Number(reference)) }
  }
  const shipments = { check: async () => [], create, fetchLabel: label } as unknown as Shipments
  const { outcomes } = await reportOf(
    as(shop.owner.id, 'USER', { providers: { shipments } }),
    await ordersToShip(2),
  )
  clock.mockRestore()
  expect(outcomes).toEqual(['shipped', 'shipped'])
})

it('is for the owner of all these orders alone', async () => {
  const stranger = await shopThatShips(pool)
  const ids = await ordersToShip(1)
  const notFound = { code: 'not_found' }
  const other = as(stranger.owner.id)
  await expect(shipOrders(other, { websiteId, orderIds: ids })).rejects.toMatchObject(notFound)
  const foreign = { websiteId: stranger.websiteId, orderIds: ids }
  await expect(shipOrders(other, foreign)).rejects.toMatchObject(notFound)
  const { id } = await reportOf(ownerWhoseCarrierSays(), ids)
  await expect(getBatch(other, { websiteId, id })).rejects.toMatchObject(notFound)
  await expect(readBatchLabels(other, { websiteId, id })).rejects.toMatchObject(notFound)
})

it('a label that cannot be read is missing, and without any there is no file', async () => {
  const broken = new TextEncoder().encode('no PDF')
  const merged = await mergeLabels([broken, await label()])
  expect((await PDFDocument.load(merged ?? '')).getPageCount()).toBe(1)
  expect(await mergeLabels([broken])).toBeNull()
})
