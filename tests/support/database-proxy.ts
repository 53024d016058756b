import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** How a commit fails: its connection is cut before it is forwarded, or only its answer is withheld. */
export type CommitFault = 'cut' | 'unanswered'

/** A proxy between a product and its database. On request it cuts the connection at a statement or around a commit, or stops
 *  forwarding. Loopback only, no TLS. */
export async function databaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  let cut: RegExp | null = null
  let isSilent = false
  let atCommit: { of: RegExp; fault: CommitFault } | null = null
  let faults = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let isMarked = false
    const read = reader((text) => {
      if (cut?.test(text)) client.destroy()
      if (text.startsWith('begin')) isMarked = false
      if (atCommit?.of.test(text)) isMarked = true
      if (!atCommit || !isMarked || !text.startsWith('commit')) return
      faults += 1
      if (atCommit.fault === 'cut') return void client.destroy()
      database.unpipe(client)
      database.once('data', () => client.destroy())
      database.resume()
    })
    const gate = new Transform({
      transform: (chunk: Buffer, _, hand) => {
        read(chunk)
        hand(null, client.destroyed ? undefined : chunk)
      },
    })
    gate.pipe(database)
    if (!isSilent) {
      client.pipe(gate)
      database.pipe(client)
    }
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => client.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('close', () => database.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: url.href,
    /** Stops forwarding on all connections, new ones included, without closing them. */
    silence: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe()
    },
    /** Serves new connections again; silenced ones stay silent. */
    serveNewOnes: () => {
      isSilent = false
    },
    /** Cuts connections that execute a matching statement; null stops this. */
    cut: (pattern: RegExp | null) => {
      cut = pattern
    },
    /** Disturbs the commit of each transaction with a matching statement; null stops this. */
    disturbCommit: (of: RegExp | null, fault: CommitFault = 'cut') => {
      atCommit = of && { of, fault }
      faults = 0
    },
    /** The number of disturbed commits. */
    faults: () => faults,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Reads the frontend's messages: a simple query, or the execution of a previously parsed statement. */
function reader(executed: (text: string) => void) {
  let rest = Buffer.alloc(0)
  let started = false
  const texts = new Map<string, string>()
  let bound = ''
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const header = started ? 5 : 4
      if (rest.length < header) return
      const length = rest.readInt32BE(header - 4) + header - 4
      if (rest.length < length) return
      const type = started ? String.fromCharCode(rest[0] ?? 0) : 'startup'
      const body = rest.subarray(header, length)
      if (type === 'Q') executed(body.toString('utf8'))
      if (type === 'P') texts.set(...namesIn(body))
      if (type === 'B') bound = texts.get(namesIn(body)[1]) ?? ''
      if (type === 'E') executed(bound)
      started = true
      rest = rest.subarray(length)
    }
  }
}

/** The first two strings of a message: a statement's name and text, or a portal's name and its statement's name. */
function namesIn(body: Buffer): [string, string] {
  const end = body.indexOf(0)
  return [body.toString('utf8', 0, end), body.toString('utf8', end + 1, body.indexOf(0, end + 1))]
}
