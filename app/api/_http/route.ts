import '@/lib/server/forms/french-issues'
import type { NextRequest } from 'next/server'
import { type Context, findActingUser } from '@/lib/domain/context'
import type { Page, Slice } from '@/lib/domain/paging'
import { env } from '@/lib/env'
import { createContext } from '@/lib/server/context'
import { limitInput, limitRequest } from '@/lib/server/limits/rate-limits'
import { runInUserQueue } from '@/lib/server/limits/user-queue'
import { methodNotAllowed, methodsServed } from '@/lib/server/requests/not-served'
import { requestSource } from '@/lib/server/requests/request-source'
import { recordRefusal } from '@/lib/server/session/record-refusal'
import type { Method, Operation } from '../_wire/operation'
import { answerKnownList, answerWith } from './answer'
import { authenticate, type Caller } from './authenticate'
import type { Answered, Handler } from './call'
import { corsHeaders, preflightHeaders } from './cors'
import { errorAnswer } from './error-answer'
import { type AskedPage, parsePage, withoutPage } from './list'
import { formOf, type ReceivedBody, readBody } from './read-body'
import { refuseChangeOfView, requireAccess, requireSameOrigin } from './refuse'

type PathParams = Record<string, string | string[] | undefined>
type RouteHandler = (request: NextRequest, context: { params: Promise<PathParams> }) => Promise<Response>
type Served = { operation: Operation; handle: RouteHandler }
type AnyCall = {
  ctx: Context
  publicOrigin: string
  params: unknown
  query: unknown
  body: unknown
  page: AskedPage | undefined
  request: NextRequest
}
type AnySlice = Slice<unknown, unknown>
type Run = (call: AnyCall) => Promise<unknown>

/** One method of a path: `run` gets what the operation declares and answers what it publishes. */
export function on<const Op extends Operation, Result extends Answered<Op>>(
  operation: Op,
  run: Handler<Op, Result>,
): Served {
  return {
    operation,
    handle: async (request, { params }) => serve(operation, run as Run, request, await params),
  }
}

/** The caller of an operation that takes no credentials. */
const VISITOR: Caller = { person: null, credential: 'none', hasCookie: false }

async function serve(
  operation: Operation,
  run: Run,
  request: NextRequest,
  params: PathParams,
): Promise<Response> {
  const source = requestSource(request.headers)
  const rawQuery = Object.fromEntries(request.nextUrl.searchParams)
  let ctx: Context = createContext({ type: 'visitor' }, source)
  let answer: Response
  let received: ReceivedBody | undefined
  try {
    const caller = operation.cors || operation.ignoresSession ? VISITOR : await authenticate(ctx, request)
    // A public call that admits no keys sees a visitor.
    const actor = caller.person ?? (operation.keys || operation.access !== 'public' ? caller.key : undefined)
    if (actor) ctx = createContext(actor, source)

    const access = operation.accessOf?.({ query: rawQuery, headers: request.headers }) ?? operation.access
    requireAccess(access, caller, operation.keys)
    requireSameOrigin(operation, access, caller, request.headers)
    refuseChangeOfView(operation, caller)

    await limitRequest(formOf(operation, request)?.limit, ctx)
    await limitRequest(operation.limit, ctx)

    received = await readBody(operation, request, findActingUser(ctx.actor)?.id ?? null)
    const call: AnyCall = {
      ctx,
      publicOrigin: env().PUBLIC_ORIGIN,
      params: operation.params?.parse(params),
      query: operation.query?.parse(operation.list ? withoutPage(rawQuery) : rawQuery),
      body: operation.rawBody ? received.value : operation.body?.parse(received.value),
      page: operation.list && parsePage(rawQuery, operation.list.cursor),
      request,
    }

    const read = (page: Page<unknown>) =>
      run({ ...call, page: { ...page, isWhole: true } }) as Promise<AnySlice>
    const answering = () => limitInput(operation.limit, ctx, call.body, () => run(call))
    answer =
      (await answerKnownList(operation, call, read)) ??
      (await answerWith(
        operation,
        call,
        await (operation.method === 'GET' ? answering() : runInUserQueue(ctx.actor, answering)),
        read,
      ))
  } catch (error) {
    if (!operation.fromOurPages)
      await recordRefusal(ctx, error, { type: 'call', id: `${operation.method} ${operation.path}` })
    answer = errorAnswer(error, source.requestId, operation)
  } finally {
    await received?.remove?.()
  }
  answer.headers.set('X-Request-Id', source.requestId)
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-store')
  for (const [name, value] of Object.entries(corsHeaders(operation, request))) answer.headers.set(name, value)
  return answer
}

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The exports of a route file: the served methods, the JSON 405 for the others, and which are served. */
export function route(...served: Served[]): Record<Method | 'OPTIONS', RouteHandler> {
  const operations = served.map(({ operation }) => operation)
  const allowed = operations.map(({ method }) => method)
  const handlers = METHODS.map((method) => [
    method,
    served.find(({ operation }) => operation.method === method)?.handle ??
      (async () => methodNotAllowed(allowed)),
  ])
  return {
    ...Object.fromEntries(handlers),
    OPTIONS: async () => methodsServed(allowed, preflightHeaders(operations)),
  }
}
