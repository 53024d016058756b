import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[]

type Collecting = {
  mostBytes: number
  /** Sends the response, which has the framework's status and headers. */
  whole: (body: Buffer) => void
  /** Instead of `whole`, for a longer body, which is then streamed. */
  tooLong: () => void
}

/** Buffers the framework's answer until it is complete. */
export function collectAnswer(response: ServerResponse, { mostBytes, whole, tooLong }: Collecting): void {
  const original = {
    writeHead: response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
  }
  const parts: Buffer[] = []
  let bytes = 0
  let isKept = true

  function keep([chunk, encoding]: unknown[]): void {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    const part =
      typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding) : Buffer.from(chunk)
    parts.push(part)
    bytes += part.length
  }

  function giveUp(): void {
    isKept = false
    tooLong()
  }

  const answer = {
    writeHead(...args: unknown[]) {
      if (!isKept) return original.writeHead(...args)
      response.statusCode = args[0] as number
      setHeaders(response, args.at(-1))
      return response
    },
    flushHeaders() {
      if (!isKept) original.flushHeaders()
    },
    write(...args: unknown[]) {
      if (!isKept) return original.write(...args)
      keep(args)
      process.nextTick(calledBack(args))
      if (bytes <= mostBytes) return true
      giveUp()
      return original.write(Buffer.concat(parts))
    },
    end(...args: unknown[]) {
      if (!isKept) return original.end(...args)
      keep(args)
      response.once('finish', calledBack(args))
      if (bytes > mostBytes) {
        giveUp()
        return original.end(Buffer.concat(parts))
      }
      isKept = false
      // This ends the framework's own wrapper of these methods, its compression.
      Object.assign(response, original)
      whole(Buffer.concat(parts))
      return response
    },
  }
  Object.assign(response, answer)
}

const calledBack = (args: unknown[]) =>
  (args.find((arg) => typeof arg === 'function') ?? (() => {})) as () => void

function setHeaders(response: ServerResponse, head: unknown): void {
  if (typeof head !== 'object' || head === null) return
  const entries = Array.isArray(head) ? pairs(head) : Object.entries(head as Head)
  for (const [name, value] of entries) if (value !== undefined) response.setHeader(name, value)
}

const pairs = (list: OutgoingHttpHeader[]) =>
  list.flatMap((name, at) => (at % 2 === 0 ? [[String(name), list[at + 1]] as const] : []))
