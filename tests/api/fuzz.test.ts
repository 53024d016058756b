import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations } from '@/app/api/_wire/openapi'
import { type Answer, type Credentials, call } from '../support/api'
import { type Malformed, malformedRequests } from '../support/malformed-requests'
import { logIn, newcomer } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { LONG } from '../support/rounds'
import { stored } from '../support/stored'

const COUNT = LONG ? 20_000 : 1_000
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const SLOW_MS = 2_000
/** Traces of a stack or a query in an answer. */
const INSIDES =
  /node_modules|\.next\/|\bat \w+.*:\d+:\d+|select .* from|insert into|pg_|\bECONN|TypeError|RangeError/i

/** A separate product, because the administrator's random requests change and delete data. */
let product: Product

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

it(`${COUNT} malformed requests break nothing`, { timeout: 240_000 + COUNT * 60 }, async () => {
  const { origin, databaseUrl } = product
  const client = await newcomer({ origin })
  const boss = await newcomer({ origin })
  await stored("update users set role = 'ADMIN' where id = $1", [boss.id], databaseUrl)
  const credentials: Record<Malformed['as'], Credentials> = {
    visitor: {},
    client: { bearer: client.bearer },
    administrator: { bearer: (await logIn(boss.email, { origin })).bearer },
  }

  const send = async (request: Malformed) => {
    const start = performance.now()
    const answer = await call(request.method, request.path, {
      ...credentials[request.as],
      origin,
      headers: request.headers,
      ...(request.raw !== null && { raw: request.raw }),
    })
    return { answer, took: performance.now() - start }
  }

  const faults: string[] = []
  const slow: Malformed[] = []
  const seen = new Set<number>()
  const limit = pLimit(4)
  await Promise.all(
    malformedRequests(operations, COUNT, SEED).map((request) =>
      limit(async () => {
        const { answer, took } = await send(request)
        seen.add(answer.status)
        const fault = faultOf(request, answer)
        if (fault) faults.push(`${fault}: ${shown(request)}`)
        if (took > SLOW_MS) slow.push(request)
      }),
    ),
  )
  // A request may have been slow because of others or of the machine. A slow one must be slow alone, in each of three tries.
  for (const request of slow) {
    const alone = [(await send(request)).took, (await send(request)).took, (await send(request)).took]
    if (Math.min(...alone) > SLOW_MS)
      faults.push(`took ${alone.map(Math.round).join(', ')} ms: ${shown(request)}`)
  }
  expect(faults).toEqual([])
  // The requests went deep enough to be refused in every way, and to be served.
  for (const status of [200, 400, 401, 403, 404, 415]) expect([...seen]).toContain(status)
})

/** The validation library's own English messages. */
const ENGLISH = /Invalid|Too (big|small)|expected|received|Unrecognized|must be/

const shown = ({ method, path, as, raw }: Malformed) => `${method} ${path} as ${as} ${raw?.slice(0, 200)}`

function faultOf({ path }: Malformed, answer: Answer): string | null {
  const isDeclared = answer.status === 503 && answer.headers.has('retry-after')
  if (answer.status >= 500 && !isDeclared) return `status ${answer.status}`
  if (answer.status < 400) return null
  if (typeof answer.body?.message !== 'string') return 'no message in the refusal'
  if (ENGLISH.test(JSON.stringify(answer.body))) return 'speaks English'
  // A message may contain only our own sentences; the API description is exempt because it names paths.
  if (!path.startsWith('/openapi') && INSIDES.test(JSON.stringify(answer.body))) return 'shows its insides'
  return null
}
