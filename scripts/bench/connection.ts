import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = Buffer.from('0\r\n\r\n')
const READ_AT_ONCE = 256 * 1024

/** The head of an answer; without a length the body is chunked and ends with an empty chunk. */
type Head = { status: number; length: number | undefined; size: number }

/** A keep-alive connection that repeats one GET. It only finds where an answer ends, in one reused buffer, because
 *  Node's own client would take longer than the server that is measured. */
export class Connection {
  readonly #socket: Socket
  readonly #request: Buffer
  readonly #url: string
  /** Bytes of the current answer still to come; undefined between two answers, NaN for a chunked one. */
  #left: number | undefined
  #answered: () => void = () => {}
  #failed: (error: Error) => void = () => {}
  #status = 200

  private constructor(url: string, headers: Record<string, string>) {
    const { hostname, port, host, pathname, search } = new URL(url)
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    this.#url = url
    this.#request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
    this.#socket = connect({
      port: Number(port),
      host: hostname,
      noDelay: true,
      onread: { buffer: Buffer.alloc(READ_AT_ONCE), callback: (size, buffer) => this.#read(size, buffer) },
    })
    this.#socket.on('error', (error) => this.#failed(error))
    this.#socket.on('close', () => this.#failed(new Error(`${url} closed the connection`)))
  }

  static async open(url: string, headers: Record<string, string>): Promise<Connection> {
    const connection = new Connection(url, headers)
    await once(connection.#socket, 'connect')
    return connection
  }

  /** Repeats the request until `end` (in `performance.now()` time); returns the milliseconds of each answer. Fails on
   *  another status. */
  repeatUntil(end: number, status: number): Promise<number[]> {
    return new Promise((resolve, reject) => {
      const times: number[] = []
      let asked = performance.now()
      this.#status = status
      this.#failed = reject
      this.#answered = () => {
        const now = performance.now()
        times.push(now - asked)
        asked = now
        if (now < end) this.#socket.write(this.#request)
        else resolve(times)
      }
      this.#socket.write(this.#request)
    })
  }

  close(): void {
    this.#failed = () => {}
    this.#socket.destroy()
  }

  #read(size: number, buffer: Uint8Array): boolean {
    const part = Buffer.from(buffer.buffer, buffer.byteOffset, size)
    if (this.#left === undefined) {
      const head = readHead(part)
      if (head.status !== this.#status) this.#failed(new Error(`${this.#url} answered ${head.status}`))
      this.#left = head.length === undefined ? Number.NaN : head.length + head.size
    }
    this.#left -= size
    const ended = Number.isNaN(this.#left)
      ? part.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
      : this.#left <= 0
    if (!ended) return true
    this.#left = undefined
    this.#answered()
    return true
  }
}

/** Servers write the head at once, so the first read contains all of it. */
function readHead(part: Buffer): Head {
  const size = part.indexOf(HEAD_END) + HEAD_END.length
  const text = part.toString('latin1', 0, size)
  const status = Number(text.slice(9, 12))
  if (/^transfer-encoding: chunked/im.test(text)) return { status, length: undefined, size }
  return { status, length: Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0), size }
}
