import { afterEach, describe, expect, it, vi } from 'vitest'
import { relayService } from '../../../tests/support/relay-service'
import { withTimeout } from '../with-timeout'
import { findRelays, getRelay } from './find-relays'

vi.mock('../with-timeout', async (original) => {
  const real = await original<typeof import('../with-timeout')>()
  return { ...real, withTimeout: vi.fn(real.withTimeout) }
})
const { withTimeout: limited } = await vi.importActual<typeof import('../with-timeout')>('../with-timeout')

const carrier = await relayService()
afterEach(() => carrier.clear())

const montpellier = { country: 'FR', zip: '34000', weightGrams: 800 } as const

describe('relay points', () => {
  it('are found around a postcode, nearest first, in our words', async () => {
    const points = await findRelays(montpellier)
    expect(points.length).toBeGreaterThan(5)
    expect(points[0]).toEqual({
      id: expect.stringMatching(/^FR-\d{6}$/),
      name: expect.stringMatching(/^\S.*\S$/),
      address: expect.stringMatching(/^\d+ \S.*\S$/),
      zip: '34000',
      city: 'MONTPELLIER',
      country: 'FR',
      distanceMeters: expect.any(Number),
      latitude: expect.closeTo(43.6, 0),
      longitude: expect.closeTo(3.9, 0),
      hours: expect.any(Array),
    })
    const distances = points.map(({ distanceMeters }) => distanceMeters ?? 0)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
  })

  it('say when they are open, from Monday on', async () => {
    const points = await findRelays(montpellier)
    const midday = points.find(({ hours }) => hours[0]?.length === 2)
    expect(midday?.hours).toHaveLength(7)
    expect(midday?.hours[0]).toEqual([
      { from: '09:00', to: '12:00' },
      { from: '14:00', to: '19:00' },
    ])
    expect(midday?.hours[6]).toEqual([])
  })

  it('leave out lockers for a heavy parcel', async () => {
    const names = async (weightGrams: number) =>
      (await findRelays({ ...montpellier, weightGrams })).map(({ name }) => name).join()
    expect(await names(20_000)).toContain('LOCKER')
    expect(await names(20_001)).not.toContain('LOCKER')
  })

  it('are found in the other countries', async () => {
    for (const [country, zip] of [
      ['BE', '1000'],
      ['LU', '1611'],
      ['NL', '1012 AB'],
      ['ES', '08001'],
      ['PT', '1100-205'],
    ] as const)
      expect((await findRelays({ country, zip, weightGrams: 800 })).length).toBeGreaterThan(5)
  })

  it('are none around an unknown postcode', async () => {
    expect(await findRelays({ ...montpellier, zip: '99999' })).toEqual([])
  })

  it.each(['19', '36', '40', '93'])('are none where the carrier answers STAT %s', async (stat) => {
    await carrier.order('wrong_stat', stat)
    expect(await findRelays(montpellier)).toEqual([])
  })

  it('are found with a town, however it is written', async () => {
    expect(await findRelays({ ...montpellier, city: 'Montpellier-l’Été' })).toEqual(
      await findRelays(montpellier),
    )
  })

  it('are found by their id, without a distance', async () => {
    const [nearest] = await findRelays(montpellier)
    expect(await getRelay(nearest?.id ?? '')).toEqual({ ...nearest, distanceMeters: null })
  })

  it.each(['FR-999999', 'BE-001001', 'FR-1', 'US-001001', '001001'])('are none by the id %s', async (id) => {
    expect(await getRelay(id)).toBeNull()
  })
})

describe('a carrier that fails is the refusal `provider`', () => {
  it.each(['server_error', 'rate_limited', 'reset', 'truncate', 'html_answer'])('on %s', async (fault) => {
    await carrier.order(fault)
    await expect(findRelays(montpellier)).rejects.toMatchObject({ code: 'provider', stat: null })
    expect((await findRelays(montpellier)).length).toBeGreaterThan(0)
  })

  it('on an error of its own, with its STAT', async () => {
    await carrier.order('wrong_stat')
    await expect(findRelays(montpellier)).rejects.toMatchObject({
      code: 'provider',
      stat: 99,
      cause: expect.objectContaining({ message: expect.stringContaining('STAT 99') }),
    })
  })

  it('when it does not answer in time', async () => {
    vi.mocked(withTimeout).mockImplementationOnce((_, call) => limited(30, call))
    await carrier.order('timeout_before')
    await expect(findRelays(montpellier)).rejects.toMatchObject({
      code: 'provider',
      cause: expect.objectContaining({ cause: expect.objectContaining({ name: 'TimeoutError' }) }),
    })
    expect(vi.mocked(withTimeout).mock.lastCall?.[0]).toBeLessThan(10_000)
  })
})
