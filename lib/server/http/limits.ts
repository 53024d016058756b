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

/** An HTTP server that ends slow requests with 408 and large headers with 431. */
export function limitedServer({ silence, ...limits }: Limits = LIMITS): Server {
  const server = createServer({
    ...limits,
    // Longer than proxies keep theirs, so that they close an idle connection before we do.
    keepAliveTimeout: 75_000,
    maxHeaderSize: 16 * 1024,
  })
  server.timeout = silence
  return server
}

/** Ends a connection when its body or the reader of its answer has fallen silent. A client that waits for us keeps its
 *  connection. */
export function endWhenSilent(request: IncomingMessage, response: ServerResponse): void {
  // Only emitted while the body is incomplete.
  request.once('timeout', () => giveUp(request, response))
  response.on('timeout', () => {
    if (response.headersSent) request.socket.destroy()
  })
}

/** The limits of a request's body: milliseconds in total, or bytes in any `window` of so many milliseconds. */
export type Pace = { window: number; bytes?: number }

/** A body that is read at once, such as JSON. */
const WHOLE: Pace = { window: 30_000 }
/** A form with files: 20 KB a second, so that a phone on a slow line gets through and a trickle does not. */
const FILES: Pace = { window: 10_000, bytes: 200_000 }

/** The pace of a call's body by its content type. */
export const paceOf = ({ headers }: IncomingMessage, api: boolean): Pace =>
  api && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') ? FILES : WHOLE

const LOOKS = 10

/** Ends a request with 408 when its body is slower than allowed. Time that it waits for us does not count. */
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
