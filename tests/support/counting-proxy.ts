import { connect, createServer, type Socket } from 'node:net'

/** Stands between a product and its database and keeps the text of each statement that is executed. Loopback only, no TLS. */
export async function countingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const statements: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    const read = reader((text) => statements.push(text))
    client.on('data', (chunk: Buffer) => read(chunk))
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => client.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: url.href,
    /** The product's statements since the last call of this; the job queue's own are left out. */
    take: () => statements.splice(0).filter((text) => !/pgboss/.test(text)),
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
  let parsed = ''
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
      if (type === 'P') parsed = body.subarray(body.indexOf(0) + 1).toString('utf8')
      if (type === 'E') executed(parsed)
      started = true
      rest = rest.subarray(length)
    }
  }
}
