import { randomInt } from 'node:crypto'
import getPort, { portNumbers } from 'get-port'
import type { Closing } from '../closing'
import { TcpProxy } from './tcp-proxy'

/** Hands out ports that stay free while their program is down, because they are below the ephemeral range. */
export function portSource(): () => Promise<number> {
  const from = 20_000 + randomInt(10_000)
  return () => getPort({ port: portNumbers(from, from + 900), host: '127.0.0.1' })
}

/** The links between the cluster's programs, each a proxy. A name reads `from>to`. */
export class Links {
  readonly #proxies: TcpProxy[] = []

  constructor(closing: Closing) {
    closing.add(async () => {
      await Promise.all(this.#proxies.map((proxy) => proxy.close()))
    })
  }

  /** Opens a link to a port and returns the port to use instead. */
  async open(name: string, target: number): Promise<number> {
    const proxy = new TcpProxy(name, target)
    this.#proxies.push(proxy)
    return proxy.listen()
  }

  /** The links whose names match; throws if there are none, because a drill must disturb something. */
  matching(pattern: RegExp): TcpProxy[] {
    const found = this.#proxies.filter(({ name }) => pattern.test(name))
    if (found.length === 0) throw new Error(`No link is named like ${pattern}`)
    return found
  }

  /** Restores every link to its initial state. */
  restore(): void {
    for (const proxy of this.#proxies) {
      proxy.delay(0)
      proxy.set('open')
    }
  }
}
