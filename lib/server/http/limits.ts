import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'

type Limits = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
> & {
  /** How long a connection may be silent while one side waits for the other. */
  silence: number
}

/** Milliseconds. */
const LIMITS: Limits = {
  /** For the request line and all headers. */
  headersTimeout: 15_000,
  /** For the whole request: the largest form at the slowest pace. */
  requestTimeout: 90 * 60_000,
  connectionsCheckingInterval: 5_000,
  silence: 60_000,
}

/** An HTTP server that gives up slow requests by 408 and large headers by 431. */
export function limitedServer({ silence, ...limits }: Limits = LIMITS): Server {
  const server = createServer({
    ...limits,
    // More than proxies keep theirs, so that they give up a resting connection before we do.
    keepAliveTimeout: 75_000,
    maxHeaderSize: 16 * 1024,
  })
  server.timeout = silence
  return server
}

/** Ends a connection on which a body or the reader of an answer has fallen silent. A client that waits for us keeps its
 *  connection. */
export function endWhenSilent(request: IncomingMessage, response: ServerResponse): void {
  // Only emitted while the body is not complete.
  request.once('timeout', () => giveUp(request, response))
  response.on('timeout', () => {
    if (response.headersSent) request.socket.destroy()
  })
}

/** What a request's body may take: milliseconds in all, or a pace that holds over any `window` of so many milliseconds. */
export type Pace = { window: number; bytes?: number }

/** A body that is read as a whole, such as JSON. */
const WHOLE: Pace = { window: 30_000 }
/** A form with files: 20 KB a second, so that a phone on a slow line gets through and a trickle does not. */
const FILES: Pace = { window: 10_000, bytes: 200_000 }

/** What the body of a call may take by its content type. */
export const paceOf = ({ headers }: IncomingMessage, api: boolean): Pace =>
  api && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') ? FILES : WHOLE

const LOOKS = 10

/** Gives up a request by 408 whose body comes more slowly than it may. Time that we let it wait does not count. */
export function endWhenSlow(
  request: IncomingMessage,
  response: ServerResponse,
  { window, bytes = Number.POSITIVE_INFINITY }: Pace,
): void {
  const { headers, socket } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  let read = [socket.bytesRead]
  const looking = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(looking)
    // We stopped reading: the buffer is full.
    if (request.readableLength >= request.readableHighWaterMark) read = []
    read.push(socket.bytesRead)
    if (read.length <= LOOKS) return
    const [first = 0] = read.splice(0, 1)
    if (socket.bytesRead - first >= bytes) return
    clearInterval(looking)
    giveUp(request, response)
  }, window / LOOKS)
  request.once('close', () => clearInterval(looking))
}

function giveUp({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
