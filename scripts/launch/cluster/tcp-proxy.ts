import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What a link does with bytes. `open`: passes them on. `cut`: resets every connection and refuses new ones. `drop`: swallows them
 *  in silence, as a lost network does. `hold`: keeps them until it is open again. */
type State = 'open' | 'cut' | 'drop' | 'hold'

type Connection = { client: Socket; server: Socket; lost: boolean; resume: (() => void)[] }

/** One link between two programs on loopback, which a drill disturbs. */
export class TcpProxy {
  #state: State = 'open'
  #delayMs = 0
  readonly #connections = new Set<Connection>()
  readonly #server = createServer((client) => this.#accept(client))

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

  /** Delays every byte by so many milliseconds in each direction. */
  delay(milliseconds: number): void {
    this.#delayMs = milliseconds
  }

  /** Changes what the link does. A connection that lost bytes cannot go on: it is reset when the link opens again. */
  set(state: State): void {
    this.#state = state
    for (const connection of this.#connections) {
      if (state === 'cut' || (state === 'open' && connection.lost)) reset(connection)
      else if (state !== 'hold') for (const resume of connection.resume.splice(0)) resume()
    }
  }

  async close(): Promise<void> {
    for (const connection of this.#connections) reset(connection)
    if (!this.#server.listening) return
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #accept(client: Socket) {
    client.on('error', () => undefined)
    if (this.#state === 'cut') return client.resetAndDestroy()
    const server = connect(this.target, '127.0.0.1')
    const connection: Connection = { client, server, lost: false, resume: [] }
    this.#connections.add(connection)
    server.on('error', () => undefined)
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      socket.once('close', () => {
        this.#connections.delete(connection)
        // An end that comes while the network is lost reaches nobody.
        if (this.#state === 'drop') connection.lost = true
        else reset(connection)
      })
    }
    this.#pump(client, server, connection)
    this.#pump(server, client, connection)
    return undefined
  }

  #pump(from: Socket, to: Socket, connection: Connection) {
    const send = (write: () => void) => {
      if (this.#state === 'drop') {
        connection.lost = true
      } else if (this.#state === 'hold') {
        from.pause()
        connection.resume.push(() => {
          from.resume()
          send(write)
        })
      } else if (this.#delayMs > 0) setTimeout(write, this.#delayMs)
      else write()
    }
    from.on('data', (chunk) =>
      send(() => {
        if (to.destroyed || to.write(chunk)) return
        from.pause()
        to.once('drain', () => from.resume())
      }),
    )
    from.on('end', () => send(() => to.end()))
  }
}

function reset({ client, server }: Connection) {
  if (!client.destroyed) client.resetAndDestroy()
  if (!server.destroyed) server.destroy()
}
