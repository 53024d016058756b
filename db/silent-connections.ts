import type { Pool, PoolClient } from 'pg'

/** Milliseconds without an answer after which a connection counts as dead: more than any statement may take. */
export const SILENCE_MS = 12_000

/** Whether a query failed because no answer arrived at all, not even an error that it took too long. */
export function isSilence(error: unknown): boolean {
  const { message, cause } = (error ?? {}) as { message?: string; cause?: unknown }
  return message === 'Query read timeout' || (cause !== undefined && isSilence(cause))
}

/** Cuts a silent connection: its pending queries fail at once. */
export const cutConnection = (client: PoolClient): void => void client.connection.stream.destroy()

/** When one connection falls silent (a fail-over that drops packets), the idle ones are dead too: they are cut with it, so that
 *  none of them makes another caller wait. */
export function dropSilentConnections(pool: Pool): void {
  const resting = new Set<PoolClient>()
  pool.on('acquire', (client) => resting.delete(client))
  pool.on('remove', (client) => resting.delete(client))
  pool.on('release', (error, client) => {
    if (!error) resting.add(client)
    else if (isSilence(error)) resting.forEach(cutConnection)
  })
}
