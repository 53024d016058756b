import { createServer, type Server } from 'node:net'

/** Whether nothing listens on this port, on any of the machine's addresses. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::']) {
    const code = await listenOnce(port, host)
    if (code === 'EADDRINUSE' || code === 'EACCES') return false
  }
  return true
}

/** The wished port when it is free, else one that the system chooses. */
export async function freePort(wished?: number): Promise<number> {
  if (wished && (await isFree(wished))) return wished
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await close(server)
  if (!address || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

async function listenOnce(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  const code = await new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => resolve(undefined))
  })
  if (code === undefined) await close(server)
  return code
}

function close(server: Server) {
  return new Promise<void>((resolve) => server.close(() => resolve()))
}
