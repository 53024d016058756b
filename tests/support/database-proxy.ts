import { connect, createServer, type Socket } from 'node:net'

/** Stands between a product and its database; on order it cuts the line at a statement, or falls silent. Loopback only, no
 *  TLS. */
export async function databaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  let cut: RegExp | null = null
  let isSilent = false
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    const read = reader((text) => {
      if (cut?.test(text)) client.destroy()
    })
    client.on('data', (chunk: Buffer) => read(chunk))
    if (!isSilent) client.pipe(database).pipe(client)
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
    /** Hands nothing on any more on any connection, new ones included, and closes none. */
    silence: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe()
    },
    /** New connections are served again; those that fell silent stay so. */
    serveNewOnes: () => {
      isSilent = false
    },
    /** Cuts the connection that executes a statement that fits; null: none any more. */
    cut: (pattern: RegExp | null) => {
      cut = pattern
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Reads the frontend's messages: a simple query, or an execution of what was parsed before it. */
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

/** The two texts that a message begins with: a statement's name and its own text, or a portal's name and its statement's. */
function namesIn(body: Buffer): [string, string] {
  const end = body.indexOf(0)
  return [body.toString('utf8', 0, end), body.toString('utf8', end + 1, body.indexOf(0, end + 1))]
}
