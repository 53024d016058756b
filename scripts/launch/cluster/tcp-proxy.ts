import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** How a link treats bytes. `open`: forwards them. `cut`: resets every connection and refuses new ones. `drop`: discards them
 *  silently, like a failed network. `hold`: buffers them until it is open again. */
type State = 'open' | 'cut' | 'drop' | 'hold'

/** Bytes, or the end of a stream, in transit in one direction. */
type Step = { due: number; act: () => void }

type Connection = { client: Socket; server: Socket; lost: boolean; directions: Direction[] }

/** One link between two programs on loopback, which a drill disturbs. */
export class TcpProxy {
  state: State = 'open'
  delayMs = 0
  readonly #connections = new Set<Connection>()
  // A side that has sent all may still be waiting for its answer.
  readonly #server = createServer({ allowHalfOpen: true }, (client) => this.#accept(client))

  constructor(
    readonly name: string,
    readonly target: number,
  ) {}

  /** Listens on a loopback port; throws where the port is taken. */
  async listen(port = 0): Promise<number> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  /** Delays every byte by the given time in each direction. */
  delay(milliseconds: number): void {
    this.delayMs = milliseconds
  }

  /** Changes the link's state. A connection that lost bytes cannot continue: it is reset when the link opens again. */
  set(state: State): void {
    this.state = state
    for (const connection of this.#connections) {
      if (state === 'cut' || (state === 'open' && connection.lost)) reset(connection)
      else for (const direction of connection.directions) direction.pass()
    }
  }

  async close(): Promise<void> {
    for (const connection of this.#connections) reset(connection)
    if (!this.#server.listening) return
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #accept(client: Socket) {
    client.on('error', () => undefined)
    if (this.state === 'cut') return void client.resetAndDestroy()
    const server = connect({ port: this.target, host: '127.0.0.1', allowHalfOpen: true })
    server.on('error', () => undefined)
    const connection: Connection = { client, server, lost: false, directions: [] }
    connection.directions.push(new Direction(client, server, this, connection))
    connection.directions.push(new Direction(server, client, this, connection))
    this.#connections.add(connection)
    const forget = () => {
      if (client.destroyed && server.destroyed) this.#connections.delete(connection)
    }
    client.once('close', forget)
    server.once('close', forget)
  }
}

/** The bytes that one side sends, in order. */
class Direction {
  readonly #steps: Step[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(
    from: Socket,
    to: Socket,
    readonly proxy: TcpProxy,
    readonly connection: Connection,
  ) {
    from.setNoDelay(true)
    from.on('data', (chunk) =>
      this.#add(() => {
        if (to.destroyed || to.write(chunk)) return
        from.pause()
        to.once('drain', () => from.resume())
      }),
    )
    from.once('end', () => this.#add(() => to.end()))
    // A reset, or an unreachable server.
    from.once('close', (isFailed) => isFailed && this.#add(() => reset(connection)))
  }

  /** Forwards what is due. */
  pass(): void {
    clearTimeout(this.#timer)
    if (this.proxy.state === 'drop' && this.#steps.splice(0).length > 0) this.connection.lost = true
    if (this.proxy.state !== 'open') return
    const now = performance.now()
    while (this.#steps[0] && this.#steps[0].due <= now) this.#steps.shift()?.act()
    const [next] = this.#steps
    if (next) this.#timer = setTimeout(() => this.pass(), next.due - now)
  }

  #add(act: () => void) {
    this.#steps.push({ due: performance.now() + this.proxy.delayMs, act })
    if (this.#steps.length === 1 || this.proxy.state !== 'open') this.pass()
  }
}

function reset({ client, server }: Connection) {
  for (const socket of [client, server]) if (!socket.destroyed) socket.resetAndDestroy()
}
