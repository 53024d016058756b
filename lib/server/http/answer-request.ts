import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { isRehearsalBuild } from '../../env'
import { isDraining } from '../instance/instance'
import { log } from '../instance/log'
import { answerMetrics, METRICS_PATH } from '../metrics/answer-metrics'
import { measureRequest } from '../metrics/measure-requests'
import { CHECKOUT_OPENER_POLICY, NO_PAGE_POLICY, securityHeaders } from '../requests/security-headers'
import { isDeniedPerson } from '../session/denied-page'
import { isSameOrigin } from '../session/same-origin'
import { beforeHeaders } from './before-headers'
import { endWhenOversized, formLimits } from './form-limits'
import { keepFromFrames } from './keep-from-frames'
import { keepFromSharedCaches } from './keep-from-shared-caches'
import { endWhenSilent, endWhenSlow, paceOf } from './limits'
import { confirmOrigin, markRequest } from './mark-request'
import type { PublicLists } from './public-lists/public-lists'
import { replaceAnswer } from './replace-answer'
import { inScope, newScope, type RequestScope } from './request-scope'
import { isApi, isCheckout, isListed, isScreen, pathOf, readableTarget } from './request-target'
import type { Sealed, SealedSite } from './sealed'
import { sendMissing, sendSealed, sendUnavailable } from './send-sealed'
import { STALE_POLICY, stalePage } from './stale-page'
import { keepTypedText } from './typed-text'

type Framework = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type Answering = {
  /** The token for /metrics; without it nothing is measured. */
  metricsToken: string | undefined
  /** Undefined in development, where every page is rendered per request. */
  site: SealedSite | undefined
  publicLists?: PublicLists | undefined
  framework: Framework
  trustedHops: number
}

/** Replaces a page that failed because the database is unreachable: app/(public)/unavailable. */
const UNAVAILABLE_PATH = '/unavailable'

/** Answers each request: from memory, by a refusal, or through the framework. */
export function answerRequests({
  metricsToken,
  site,
  publicLists,
  framework,
  trustedHops,
}: Answering): RequestListener {
  const unavailable = site?.pages.get(UNAVAILABLE_PATH)

  return (request, response) => {
    if (isDraining()) response.setHeader('Connection', 'close')
    if (isRehearsalBuild) response.setHeader('X-Robots-Tag', 'noindex')
    const target = readableTarget(request.url ?? '/')
    if (target === null || !isReadable(request)) return refuse(response)
    request.url = target
    const path = pathOf(target)
    if (metricsToken !== undefined) {
      if (path === METRICS_PATH) return void answerMetrics(request, response, metricsToken)
      measureRequest(request, response, path)
    }
    endWhenSlow(request, response, paceOf(request, isApi(path)))
    const sealed = site && findSealed(site, request, path)
    if (sealed) return sendSealed(request, response, sealed)
    if (publicLists?.(request, response, () => handOn(request, response, path))) return
    if (request.method === 'POST' && !isApi(path) && !comesFromOurPages(request))
      return sendPlain(response, 403, 'Cette requête ne vient pas du site.')
    if (!isApi(path)) endWhenOversized(request, response, formLimits(request, path))
    handOn(request, response, path)
  }

  function handOn(request: IncomingMessage, response: ServerResponse, path: string): void {
    const requestId = markRequest(request, trustedHops)
    const scope = newScope([requestId])
    endWhenSilent(request, response)
    beforeHeaders(response, () => {
      keepFromFrames(response)
      if (site) keepFromSharedCaches(response)
    })
    for (const { key, value } of securityHeaders) response.setHeader(key, value)
    if (isCheckout(path)) response.setHeader('Cross-Origin-Opener-Policy', CHECKOUT_OPENER_POLICY)
    if (!isListed(path)) response.setHeader('X-Robots-Tag', 'noindex')
    if (isScreen(path)) {
      // Not for the API: the framework drops a route's header if one is already set.
      if (site) response.setHeader('Content-Security-Policy', site.fallbackPolicy)
      if (request.method === 'POST') confirmOrigin(request)
      const typedText = keepTypedText(request)
      replaceAnswer(response, (status) => {
        if (status === 500 && scope.databaseAway && unavailable)
          return () => sendUnavailable(request, response, unavailable)
        if (isForged(request, response, scope, status)) return refuseAction(response, path, typedText())
        // The framework's answer for a missing page is blank without script.
        if (status === 404 && site && request.method !== 'POST' && !asksFramework(request))
          return () => sendMissing(request, response, site.missing)
        // The framework's script would discard its data with another status.
        if (status === 200 && scope.rateLimited !== undefined && !comesFromScript(request)) {
          response.statusCode = 429
          response.setHeader('Retry-After', scope.rateLimited)
        }
        return undefined
      })
    }
    inScope(scope, () => framework(request, response)).catch((error: unknown) => {
      log().error({ err: error, requestId }, 'A request failed')
      if (response.headersSent) response.destroy()
      else sendPlain(response, 500, 'Une erreur inattendue est survenue.')
    })
  }
}

function findSealed(
  { pages, files }: SealedSite,
  request: IncomingMessage,
  path: string,
): Sealed | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  if (isDeniedPerson(path, request.headers.cookie)) return undefined
  const sealed = files.get(path) ?? pages.get(path.includes('%') ? decodeURI(path) : path)
  return sealed && !asksFramework(request) ? sealed : undefined
}

/** The framework's script requests a page's data, not the page: `rsc`, which `Vary` names, is then always 1. */
const asksFramework = ({ headers }: IncomingMessage): boolean => headers.rsc === '1'

/** The same, or a call of an action. */
const comesFromScript = (request: IncomingMessage): boolean =>
  asksFramework(request) || request.headers['next-action'] !== undefined

/** Whether a proxy sees the end of the request's body where we do. */
const isReadable = ({ headers }: IncomingMessage): boolean =>
  /^(chunked)?$/i.test(headers['transfer-encoding'] ?? '')

function comesFromOurPages({ headers }: IncomingMessage): boolean {
  const { origin = '', 'sec-fetch-site': site = '' } = headers
  return isSameOrigin(
    new Headers([
      ['origin', origin],
      ['sec-fetch-site', String(site)],
    ]),
  )
}

/** Whether the framework could not run a server action: it is unknown, or its arguments are invalid. */
function isForged(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { actionBegan }: RequestScope,
  status: number,
): boolean {
  if (method !== 'POST' || actionBegan) return false
  if ([400, 409, 500].includes(status)) return true
  if (headers['next-action'] === undefined) return false
  return status === 404 || (status === 200 && isEmptyResult(response))
}

/** The framework's form of a refusal when it asked another page of ours, to which the action belongs. */
const isEmptyResult = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('application/json') &&
  !response.hasHeader('x-action-redirect')

/** Tells a page of an older build to reload. */
const NOT_FOUND_HEADER = 'x-nextjs-action-not-found'

/** Shows the texts of an older page's form again; see `stalePage`. */
function refuseAction(response: ServerResponse, path: string, texts: string[]): () => void {
  const notFound = response.getHeader(NOT_FOUND_HEADER)
  if (texts.length > 0) return () => sendStale(response, stalePage(path, texts))
  return () =>
    sendPlain(response, 403, 'Cette requête ne vient pas du site.', {
      ...(notFound !== undefined && { [NOT_FOUND_HEADER]: notFound }),
    })
}

function sendStale(response: ServerResponse, page: string): void {
  response
    .writeHead(403, {
      ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': STALE_POLICY,
      'Cache-Control': 'no-store',
    })
    .end(page)
}

function refuse(response: ServerResponse): void {
  sendPlain(response, 400, 'Cette requête n’est pas lisible.', { Connection: 'close' })
}

function sendPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response
    .writeHead(status, {
      ...headers,
      ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
      'Content-Security-Policy': NO_PAGE_POLICY,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .end(text)
}
