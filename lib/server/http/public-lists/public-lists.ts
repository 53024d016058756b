import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import type { ListName } from '../../../domain/websites/list-version'
import { log } from '../../instance/log'
import { keepFromFrames } from '../keep-from-frames'
import type { Sealed } from '../sealed'
import { sendSealed } from '../send-sealed'
import { listAt } from './address'
import { collectAnswer } from './collect-answer'
import { sealAnswer } from './seal-answer'

/** `answer` is null when it is too long to be stored. */
type Kept = { version: number; answer: Sealed | null }

const MAX_BYTES = 64 * 1024 * 1024
/** A longer list is streamed, so that it is never in memory as a whole. */
const MAX_BYTES_OF_ONE = 1024 * 1024
/** The approximate size of an entry besides its bytes. */
const OVERHEAD = 2_000

/** Answers a request for a public list, or returns false for any other. `handOn` has the framework answer. */
export type PublicLists = (request: IncomingMessage, response: ServerResponse, handOn: () => void) => boolean

/**
 * Serves the lists that clients' sites show from memory, in their current version: each request looks it up, and concurrent
 * requests share the look-up. `readVersions` returns null for a list that visitors may not read; the framework then answers
 * the refusal, as it does when the database is unreachable.
 */
export function keepPublicLists(
  readVersions: (names: readonly ListName[]) => Promise<(number | null)[]>,
): PublicLists {
  const kept = new LRUCache<string, Kept>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
  const versions = new DataLoader(readVersions, {
    cacheKeyFn: ({ websiteId, list }) => `${list} ${websiteId}`,
    // Requests that arrive after a look-up was sent wait for the next one: their answer is never older than their request.
    batchScheduleFn: (send) =>
      setImmediate(() => {
        versions.clearAll()
        send()
      }),
  })
  const versionOf = (list: ListName) => versions.load(list).catch(() => null)

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    list: ListName,
    handOn: () => void,
  ): Promise<void> {
    const version = await versionOf(list)
    if (version === null) return handOn()
    const known = kept.get(request.url as string)
    if (known?.version !== version) {
      if (request.method === 'GET') collect(request, response, list, version)
      return handOn()
    }
    if (!known.answer) return handOn()
    response.setHeader('X-Request-Id', randomUUID())
    sendSealed(request, response, known.answer)
  }

  function collect(
    request: IncomingMessage,
    response: ServerResponse,
    list: ListName,
    version: number,
  ): void {
    const target = request.url as string
    const headers = anonymousHeaders(request)
    async function finish(body: Buffer): Promise<void> {
      request.headers = headers
      keepFromFrames(response)
      if (response.statusCode !== 200) return void response.end(body)
      // A list that is read in parts may have changed between two of them.
      const [sealed, versionNow] = await Promise.all([sealAnswer(response, body), versionOf(list)])
      if (versionNow === version) kept.set(target, { version, answer: sealed })
      sendSealed(request, response, sealed)
    }
    collectAnswer(response, {
      mostBytes: MAX_BYTES_OF_ONE,
      tooLong: () => kept.set(target, { version, answer: null }),
      whole: (body) =>
        finish(body).catch((error: unknown) => {
          log().error({ err: error }, 'A list could not be sent')
          response.destroy()
        }),
    })
  }

  return (request, response, handOn) => {
    const list = isVisitors(request) ? listAt(request.url ?? '') : null
    if (list) void answer(request, response, list, handOn)
    return list !== null
  }
}

/** Whether the answer is the same for everyone. */
const isVisitors = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.cookie === undefined &&
  headers.authorization === undefined

/** The headers that reach the framework while its answer is collected: none that could make it specific to this caller. */
const PASSED_ON = ['host', 'user-agent', 'x-forwarded-for', 'traceparent']

/** Has the framework answer with the whole list, uncompressed; returns the caller's original headers. */
function anonymousHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const { headers } = request
  request.headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
  return headers
}

function sizeOf({ answer }: Kept, target: string): number {
  const variants = Object.values(answer?.variants ?? {})
  return variants.reduce((sum, { bytes }) => sum + bytes.length, OVERHEAD + target.length)
}
