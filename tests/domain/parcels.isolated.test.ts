import { describe, expect, it, vi } from 'vitest'
import { listOrderAlerts } from '@/lib/domain/orders/order-alerts'
import { moveParcel } from '@/lib/domain/shipping/move-parcel'
import type { ParcelTracking, Shipments } from '@/lib/providers/shipments/shipments'
import { trackParcels } from '@/lib/server/tasks/track-parcels'
import { domain } from '../support/context'
import { shopThatShips } from '../support/orders-to-ship'

const warn = vi.hoisted(() => vi.fn())
vi.mock('@/lib/server/instance/log', () => ({ log: () => ({ warn }) }))

const { as, job, pool, mailTo } = await domain()
const shop = await shopThatShips(pool)
const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
let numbers = 90_000_000

/** A sent order of the shop with its parcel, which is not due. */
async function sent(order: Record<string, unknown> = {}, parcel: Record<string, unknown> = {}) {
  numbers += 1
  const number = String(numbers)
  const shippedAt = ago(5)
  const id = await shop.order({
    status: 'shipped',
    expedition_number: number,
    shipped_at: shippedAt,
    ...order,
  })
  const columns = {
    order_id: id,
    state: 'made',
    carrier: 'Mondial Relay',
    attempt_id: crypto.randomUUID(),
    started_at: shippedAt,
    parcel_state: 'registered',
    parcel_state_at: shippedAt,
    next_tracking_at: new Date(Date.now() + 24 * HOUR),
    ...parcel,
  }
  const names = Object.keys(columns)
  await pool.query(
    `insert into shipments (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(columns),
  )
  const { email } = await shop.read(id)
  return { id, number, email: email as string, read: () => shop.read(id) }
}

const DUE = { next_tracking_at: ago(1) }
const report = (number: string, state: ParcelTracking['state'], at = new Date()) =>
  moveParcel(job('parcels'), { expeditionNumber: number, state, at })

/** A carrier with given answers, which records its requests. */
function carrier(answer: (number: string) => ParcelTracking['state'] | null) {
  const asked: string[] = []
  const track = async (number: string) => {
    asked.push(number)
    const state = answer(number)
    return state && { state, events: [] }
  }
  return { asked, tracking: job('parcels', { providers: { shipments: { track } as unknown as Shipments } }) }
}

describe('a parcel that arrived', () => {
  it('makes its order delivered, and its shopper is notified once, however often that is reported', async () => {
    const parcel = await sent()
    const at = ago(1)
    await Promise.all([1, 2, 3].map(() => report(parcel.number, 'delivered', at)))
    await report(parcel.number, 'in_transit')
    await report(parcel.number, 'anomaly')
    const { status, shipment } = await parcel.read()
    expect([status, shipment.parcel_state, shipment.next_tracking_at]).toEqual([
      'delivered',
      'delivered',
      null,
    ])
    expect(shipment.parcel_state_at).toEqual(at)
    expect(await mailTo(parcel.email, 'order-delivered')).toHaveLength(1)
  })

  it.each(['refunded', 'cancelled'])('leaves an order that is %s as it is', async (status) => {
    const parcel = await sent({ status })
    await report(parcel.number, 'delivered')
    const read = await parcel.read()
    expect([read.status, read.shipment.parcel_state]).toEqual([status, 'delivered'])
    expect(await mailTo(parcel.email, 'order-delivered')).toEqual([])
  })
})

describe('a parcel that stopped', () => {
  it('is told to the shop’s owner once, and stands among what is to do until it goes on', async () => {
    const parcel = await sent()
    const owner = as(shop.owner.id)
    const listMails = async () =>
      (await mailTo(shop.owner.email, 'parcel-stopped')).filter(({ orderId }) => orderId === parcel.id).length
    const waiting = async () => (await listOrderAlerts(owner)).map(({ orderId }) => orderId)
    await report(parcel.number, 'anomaly', ago(3))
    await report(parcel.number, 'anomaly', ago(2))
    expect([await listMails(), await waiting()]).toEqual([1, [parcel.id]])
    await report(parcel.number, 'in_transit', ago(1))
    expect([await listMails(), await waiting()]).toEqual([1, []])
  })
})

it('a number that no order has is not found', async () => {
  await expect(report('10203040', 'delivered')).rejects.toMatchObject({ code: 'not_found' })
})

describe('the job', () => {
  it('asks about each parcel that is due once, however many instances do so at once', async () => {
    const due = await Promise.all(Array.from({ length: 20 }, () => sent({}, DUE)))
    await sent()
    const { asked, tracking: shared } = carrier(() => 'in_transit')
    await Promise.all([1, 2, 3].map(() => trackParcels(shared)))
    expect(asked.toSorted()).toEqual(due.map(({ number }) => number).toSorted())
    for (const { read } of due) expect((await read()).shipment.parcel_state).toBe('in_transit')
  })

  it('goes on after a carrier that fails and a parcel that is not known, which only wait', async () => {
    const [broken, unknown, fine] = await Promise.all([sent({}, DUE), sent({}, DUE), sent({}, DUE)])
    warn.mockClear()
    const { tracking: shared } = carrier((number) => {
      if (number === broken.number) throw new Error('The carrier is away')
      return number === unknown.number ? null : 'delivered'
    })
    await trackParcels(shared)
    const states = await Promise.all([broken, unknown, fine].map(({ read }) => read()))
    expect(states.map(({ shipment }) => shipment.parcel_state)).toEqual([
      'registered',
      'registered',
      'delivered',
    ])
    expect(states.map(({ shipment }) => shipment.next_tracking_at > new Date())).toEqual([true, true, false])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('asks every hour, after three days every four, and no longer than sixty days', async () => {
    const parcels = await Promise.all(
      [1, 4 * 24, 61 * 24].map((hours) => sent({ shipped_at: ago(hours) }, DUE)),
    )
    await trackParcels(carrier(() => 'registered').tracking)
    const waits = await pool.query(
      `select round(extract(epoch from next_tracking_at - now()) / 3600)::int as hours from shipments
       where order_id = any($1) order by order_id`,
      [parcels.map(({ id }) => id)],
    )
    const [often, rarely, never] = parcels.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(waits.rows).toHaveLength(3)
    const byId = Object.fromEntries(
      [often, rarely, never].map((id, index) => [id, waits.rows[index].hours as number | null]),
    )
    expect(parcels.map(({ id }) => byId[id])).toEqual([1, 4, null])
  })
})
