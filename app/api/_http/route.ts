import '@/lib/server/french-issues'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import type { Context } from '@/lib/domain/context'
import { DomainError } from '@/lib/domain/errors'
import { CLIENT_ADDRESS_HEADER } from '@/lib/server/client-address'
import { createContext } from '@/lib/server/context'
import { methodNotAllowed, methodsServed } from '@/lib/server/not-served'
import { isSameOrigin } from '@/lib/server/same-origin'
import type { Access, Method, Operation } from '../_wire/operation'
import { asUpload } from './as-upload'
import { authenticate, type Caller } from './authenticate'
import { errorAnswer } from './error-answer'
import { JsonText, toResponse } from './json-text'
import { isMultipart } from './multipart'
import { PREFLIGHT, publicRead } from './public-read'
import { readJson } from './read-body'
import { withSpooledForm } from './spool-form'
import { wireNames } from './wire-name'
import { withForm } from './with-form'

export type Call<Params, Body> = {
  ctx: Context
  params: Params
  body: Body
  /** The client's network address. */
  address: string
  request: NextRequest
}

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> }
type Handler = (request: NextRequest, context: RouteContext) => Promise<Response>
type Served = { method: Method; publicRead: boolean; handle: Handler }

/** One method of a path: the operation's promises are kept around `run`, whose result is the answer's body
 *  (or a whole Response). */
export function on<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  operation: Operation<Params, Body, Answer>,
  run: (call: Call<z.output<Params>, z.output<Body>>) => Promise<z.input<Answer> | Response | JsonText>,
): Served {
  const wireName = wireNames(operation.body)
  const handle: Handler = async (request, { params }) => {
    const requestId = crypto.randomUUID()
    const refused = (error: unknown) => errorAnswer(error, requestId, wireName)
    const given = await answerTo().catch(refused)
    // Reads a streamed list to its end, which may fail on the way.
    const marked = async () =>
      publicRead(request, given).catch((error) => publicRead(request, refused(error)))
    const answer = operation.publicRead ? await marked() : toResponse(given)
    answer.headers.set('X-Request-Id', requestId)
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-store')
    return answer

    async function answerTo(): Promise<Response | JsonText> {
      const caller = await authenticate(request)
      refuse(operation, caller, request)
      const isUpload = operation.upload === true || (operation.upload === 'attached' && isMultipart(request))
      const work = () =>
        withBody(operation, request, async (rawBody) =>
          run({
            ctx: createContext(caller.actor),
            params: operation.params?.parse(await params) as z.output<Params>,
            body: operation.body?.parse(rawBody) as z.output<Body>,
            address: request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown',
            request,
          }),
        )
      const result = await (isUpload && caller.actor ? asUpload(caller.actor.id, work) : work())
      if (result instanceof Response || result instanceof JsonText) return result
      if (operation.status === 204) return new Response(null, { status: 204 })
      return Response.json(operation.answer?.parse(result), { status: operation.status })
    }
  }
  return { method: operation.method, publicRead: operation.publicRead ?? false, handle }
}

/** Reads the body for as long as `use` runs. */
async function withBody<T>(
  { body, upload }: Operation,
  request: NextRequest,
  use: (raw: unknown) => Promise<T>,
): Promise<T> {
  if (!body) return use(undefined)
  if (upload === true) return withForm(request, use)
  if (upload !== 'attached' || !isMultipart(request)) return use(await readJson(request))
  return withSpooledForm(request, 'files', ({ texts, files, fault }) => {
    if (fault) throw fault
    return use({ ...texts, files })
  })
}

function refuse(operation: Operation, caller: Caller, request: NextRequest): void {
  const { actor, credential, hasCookie } = caller
  if (operation.access !== 'public' && !actor) throw new DomainError('unauthenticated')
  if (!hasRole(operation.access, actor?.role)) throw new DomainError('forbidden')
  const onCookie = operation.actsOnCookie
    ? hasCookie
    : credential === 'cookie' && operation.access !== 'public'
  if (operation.method !== 'GET' && onCookie && !isSameOrigin(request.headers)) {
    throw new DomainError('forbidden', 'Cette requête ne vient pas du site.')
  }
}

function hasRole(access: Access, role: string | undefined): boolean {
  if (access === 'admin') return role === 'ADMIN'
  if (access === 'staff') return role === 'ADMIN' || role === 'MODERATOR'
  return true
}

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The exports of a route file: the served methods, the JSON 405 for the others, and which are served. */
export function route(...served: Served[]): Record<Method | 'OPTIONS', Handler> {
  const allowed = served.map(({ method }) => method)
  const handlers = METHODS.map((method) => [
    method,
    served.find((entry) => entry.method === method)?.handle ?? (async () => methodNotAllowed(allowed)),
  ])
  const preflight = served.some((entry) => entry.publicRead) ? PREFLIGHT : {}
  return { ...Object.fromEntries(handlers), OPTIONS: async () => methodsServed(allowed, preflight) }
}
