import 'server-only'
import { join } from 'node:path'
import { type Actor, findActingUser } from '@/lib/domain/context'
import { DomainError } from '@/lib/domain/errors'
import { queuePerKey } from '../limits/queue-per-key'
import type { Drawing, Drawn } from './draw-document'
import { workerPool } from './worker-pool'

/** Bundled by scripts/launch/build; under another name in development, so that a build stays intact. */
const FILE = `.next/${process.env.NODE_ENV === 'development' ? 'development-' : ''}draw-worker.mjs`

const THREADS = 2
/** How many drawings may wait for a thread, and how many milliseconds a person's or link's next one waits in its queue. */
const MAX_WAITING = 50
const QUEUE_TIMEOUT_MS = 5_000
const TOO_MANY = 'Trop de documents sont demandés en ce moment. Réessayez dans un instant.'

// On globalThis because the framework loads this module once for its routes and once for its pages.
const shared = globalThis as typeof globalThis & { ostalDrawing?: ReturnType<typeof open> }
const open = () => ({
  enqueue: queuePerKey(1, QUEUE_TIMEOUT_MS, TOO_MANY),
  run: workerPool<Drawing, Drawn>(join(process.cwd(), FILE), { size: THREADS, maxWaiting: MAX_WAITING }),
})

/** Draws a PDF outside the event loop: one at a time per person or link, two at a time per instance. `read` runs in the
 *  same turn of the queue. `unavailable` when it does not start in time. */
export function draw(asker: Asker, read: () => Promise<Drawing>): Promise<Drawn> {
  const { enqueue, run } = opened()
  return enqueue(keyOf(asker), async () => run(await read()))
}

/** The same for a job, whose queue limits how many run at once. */
export async function drawForJob(drawing: Drawing): Promise<Uint8Array> {
  const drawn = await opened().run(drawing)
  if (!drawn) throw new Error('Nothing was drawn')
  return drawn
}

function opened() {
  shared.ostalDrawing ??= open()
  return shared.ostalDrawing
}

/** The caller: a person, the link to an order, or the token of another link. */
type Asker = Actor | { type: 'token'; token: string }

function keyOf(asker: Asker): string {
  if (asker.type === 'token') return `token/${asker.token}`
  if (asker.type === 'link') return `link/${asker.orderId}`
  return `user/${findActingUser(asker)?.id}`
}

/** The 503 for a page's route; elsewhere the API's wrapper builds it from this refusal. */
export function refusedDrawing(error: unknown): Response {
  if (!(error instanceof DomainError) || error.code !== 'unavailable') throw error
  return new Response(error.message, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(error.retryAfter ?? 5),
      'Cache-Control': 'private, no-store',
    },
  })
}
