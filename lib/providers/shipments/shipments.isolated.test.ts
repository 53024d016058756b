import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toHome, toRelay } from '../../../tests/support/parcel'
import { relayService } from '../../../tests/support/relay-service'
import { merchant } from '../../../tests/support/simulators'
import { withTimeout } from '../with-timeout'

vi.mock('../with-timeout', async (original) => {
  const real = await original<typeof import('../with-timeout')>()
  return { ...real, withTimeout: vi.fn(real.withTimeout) }
})
const { withTimeout: limited } = await vi.importActual<typeof import('../with-timeout')>('../with-timeout')

const carrier = await relayService()
const { createShipment } = await import('./create-shipment')
const { fetchLabel } = await import('./fetch-label')
const { trackParcel } = await import('./track-parcel')
const { env } = await import('../../env')
afterEach(() => carrier.clear())

/** Makes the next call time out soon. */
const hurry = () => vi.mocked(withTimeout).mockImplementationOnce((_, call) => limited(50, call))

/** Makes the next call time out once the carrier has executed the ordered fault. */
const giveUpAfterFault = () =>
  vi.mocked(withTimeout).mockImplementationOnce((_, call) => {
    const end = new AbortController()
    const isTaken = vi.waitFor(async () => expect(await carrier.faults()).toEqual([]), 10_000)
    void isTaken.finally(() => end.abort(new DOMException('No answer in time', 'TimeoutError')))
    return limited(20_000, call, end.signal)
  })

async function ship(shipment = toHome) {
  const outcome = await createShipment(shipment)
  if (outcome.outcome !== 'done') throw new Error(`The shipment is ${JSON.stringify(outcome)}`)
  return outcome
}

/** Calls another carrier than the simulated one. */
async function requestAt(url: string) {
  const kept = env().MONDIALRELAY_API2_URL
  env().MONDIALRELAY_API2_URL = url
  try {
    return await createShipment(toHome)
  } finally {
    env().MONDIALRELAY_API2_URL = kept
  }
}

async function listening(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}/`
}

describe('a shipment', () => {
  it('is made with a number, a label and a page to follow it', async () => {
    const outcome = await ship()
    expect(outcome).toEqual({
      outcome: 'done',
      expeditionNumber: '10001042',
      labelUrl: expect.stringContaining('expedition=10001042'),
      trackingUrl: `${carrier.origin}/mondial-relay/suivi-de-colis/?numeroExpedition=10001042&codePostal=69002`,
      warnings: [],
    })
    expect((await carrier.shipments())[0]).toMatchObject({
      number: '10001042',
      mode: 'HOM',
      weightGrams: 850,
      recipient: [
        'ZOE LEFEVRE',
        '5 ALLEE DES OEILLETS',
        'BATIMENT B 3 ETAGE',
        'FR 69002 SAINT-ETIENNE',
        '+33612345678',
      ],
    })
  })

  it('goes to the relay point', async () => {
    await ship(toRelay)
    expect((await carrier.shipments())[0]).toMatchObject({ mode: '24R', location: 'FR-001001' })
  })

  it('to a home without sides is refused, in the carrier’s other spelling too', async () => {
    const sides = { outcome: 'refused', whoCanMend: 'owner', reasons: [{ field: 'sides' }] }
    expect(await createShipment({ ...toHome, sidesCm: null })).toMatchObject(sides)
    await carrier.order('refuse_within', '10090')
    expect(await createShipment(toHome)).toMatchObject(sides)
  })

  it('to a country whose postcodes have a blank can be followed', async () => {
    const recipient = {
      ...toHome.recipient,
      zip: '1012AB',
      city: 'Amsterdam',
      country: 'NL',
      phone: '+31201234567',
    }
    const { trackingUrl } = await ship({ ...toHome, recipient })
    expect(await (await fetch(trackingUrl)).text()).not.toContain('introuvable')
  })

  it('that the carrier would refuse is refused without a call', async () => {
    const before = await carrier.shipments()
    const recipient = { ...toHome.recipient, phone: '', zip: '' }
    expect(await createShipment({ ...toHome, recipient })).toEqual({
      outcome: 'refused',
      whoCanMend: 'owner',
      reasons: [
        { field: 'recipient.zip', message: expect.any(String) },
        { field: 'recipient.phone', message: expect.any(String) },
      ],
    })
    expect(await carrier.shipments()).toEqual(before)
  })

  it('to a point that the carrier does not have is refused', async () => {
    const delivery = { mode: 'relay', relayPointId: 'FR-999999' } as const
    expect(await createShipment({ ...toRelay, delivery })).toEqual({
      outcome: 'refused',
      whoCanMend: 'owner',
      reasons: [{ field: 'relayPoint', message: 'Ce point relais ne peut pas prendre le colis.' }],
    })
  })

  it.each([
    ['10001', 'agency'],
    ['10054', 'owner'],
  ])('is refused with %s, which the %s can mend', async (code, whoCanMend) => {
    await carrier.order('refuse', code)
    expect(await createShipment(toHome)).toMatchObject({ outcome: 'refused', whoCanMend })
  })

  it('is made although its label is missing', async () => {
    await carrier.order('no_label')
    expect(await ship()).toMatchObject({ labelUrl: null })
  })
})

describe('a shipment that the carrier did not answer', () => {
  /** Whether the carrier created one, although its answer did not arrive. */
  const isMade = async () => {
    const before = (await carrier.shipments()).length
    return async () => (await carrier.shipments()).length > before
  }

  it.each([
    ['reset', 'unknown', false],
    ['truncate', 'unknown', true],
    ['server_error', 'unknown', false],
    ['html_answer', 'unknown', false],
    ['rate_limited', 'failed', false],
  ])('on %s is %s', async (fault, outcome, made) => {
    const wasMade = await isMade()
    await carrier.order(fault)
    expect(await createShipment(toHome)).toEqual({ outcome, cause: expect.any(Error) })
    expect(await wasMade()).toBe(made)
  })

  it.each([
    ['timeout_before', false],
    ['timeout_after', true],
  ])('in time, on %s, is unknown', async (fault, made) => {
    const wasMade = await isMade()
    await carrier.order(fault)
    giveUpAfterFault()
    expect(await createShipment(toHome)).toMatchObject({
      outcome: 'unknown',
      cause: { name: 'TimeoutError' },
    })
    expect(await wasMade()).toBe(made)
  })

  it('because nothing listens there has failed', async () => {
    const server = createTcpServer()
    const address = await listening(server)
    await new Promise((resolve) => server.close(resolve))
    expect(await requestAt(`http://${address}`)).toMatchObject({
      outcome: 'failed',
      cause: { cause: { code: 'ECONNREFUSED' } },
    })
  })

  it('because the connection was never secured has failed', async () => {
    const silent = createTcpServer((socket) => socket.on('error', () => {}))
    hurry()
    expect(await requestAt(`https://${await listening(silent)}`)).toMatchObject({
      outcome: 'failed',
      cause: { cause: { name: 'TimeoutError' } },
    })
    const plain = createTcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(await requestAt(`https://${await listening(plain)}`)).toMatchObject({ outcome: 'failed' })
    for (const server of [silent, plain]) server.close()
  })

  it('because what answers has no end is unknown', async () => {
    const server = createServer((_, response) => {
      response.write(Buffer.alloc(1_000_001, ' '))
    })
    expect(await requestAt(`http://${await listening(server)}`)).toMatchObject({
      outcome: 'unknown',
      cause: { message: expect.stringContaining('longer than') },
    })
    server.close()
  })

  it('tells nothing of what was sent or answered, which holds the password', async () => {
    for (const fault of ['truncate', 'html_answer', 'reset', 'server_error']) {
      await carrier.order(fault)
      const outcome = await createShipment(toHome)
      const serialized = JSON.stringify(outcome, (_, value) =>
        value instanceof Error ? [value.message, value.stack, value.cause] : value,
      )
      expect(serialized).not.toContain(merchant.password.slice(0, 12))
    }
  })
})

describe('a label', () => {
  it('is fetched as a PDF of one page', async () => {
    const { labelUrl } = await ship()
    const text = Buffer.from(await fetchLabel(labelUrl ?? '')).toString('latin1')
    expect(text).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
    expect(text).toContain('(ZOE LEFEVRE)')
  })

  it.each(['server_error', 'reset', 'truncate', 'html_answer'])(
    'on %s is the refusal `provider`',
    async (fault) => {
      const { labelUrl } = await ship()
      await carrier.order(fault)
      await expect(fetchLabel(labelUrl ?? '')).rejects.toMatchObject({ code: 'provider' })
      expect((await fetchLabel(labelUrl ?? '')).length).toBeGreaterThan(500)
    },
  )

  it('with another seal is not there', async () => {
    const { labelUrl } = await ship()
    await expect(fetchLabel(`${labelUrl}0`)).rejects.toMatchObject({
      code: 'provider',
      cause: { cause: { message: 'HTTP 404' } },
    })
  })

  it('of more than 5 MB is not read', async () => {
    const server = createServer((_, response) => response.end(Buffer.alloc(5_000_001, '%PDF-')))
    await expect(fetchLabel(`http://${await listening(server)}`)).rejects.toMatchObject({
      cause: { cause: { message: expect.stringContaining('larger than') } },
    })
    server.close()
  })
})

describe('a parcel', () => {
  it('is followed from the counter to the door', async () => {
    const { expeditionNumber } = await ship()
    expect(await trackParcel(expeditionNumber)).toEqual({
      state: 'registered',
      events: [
        {
          label: 'COLIS ENREGISTRÉ',
          day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          time: expect.stringMatching(/^\d\d:\d\d$/),
          place: 'MONTPELLIER',
        },
      ],
    })
    for (const state of ['in_transit', 'anomaly', 'delivered'] as const) {
      await carrier.move(expeditionNumber, state)
      expect(await trackParcel(expeditionNumber)).toMatchObject({ state })
    }
    expect((await trackParcel(expeditionNumber))?.events).toHaveLength(4)
  })

  it.each(['31240001', '123', ''])('with the number “%s” is unknown', async (number) => {
    expect(await trackParcel(number)).toBeNull()
  })

  it('is not called unknown when the search that checks the credentials fails as well', async () => {
    await carrier.order('wrong_stat', '97', 'Web_Services')
    await expect(trackParcel('31240001')).rejects.toMatchObject({ stat: 97 })
    for (const _ of ['tracking', 'search']) await carrier.order('wrong_stat', '99')
    await expect(trackParcel('31240001')).rejects.toMatchObject({ code: 'provider', stat: 99 })
  })

  it.each(['server_error', 'wrong_stat', 'html_answer'])('cannot be followed on %s', async (fault) => {
    const { expeditionNumber } = await ship()
    await carrier.order(fault)
    await expect(trackParcel(expeditionNumber)).rejects.toMatchObject({ code: 'provider' })
  })
})
