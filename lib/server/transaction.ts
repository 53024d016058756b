import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { cutConnection, isSilence } from '@/db/silent-connections'
import { isUnknownCommit } from '../domain/unknown-commit'
import { commit } from './commit'
import { noteDatabaseFailure } from './http/request-scope'

type Scope = AsyncLocalStorage<{ open: boolean }>

// On globalThis because the framework may load this module more than once.
const shared = globalThis as typeof globalThis & { ostalTransaction?: Scope }
shared.ostalTransaction ??= new AsyncLocalStorage()
const scope = shared.ostalTransaction

/** Throws while the caller is inside a transaction: `what` would not be part of it. */
export function refuseInTransaction(what: string): void {
  if (scope.getStore()?.open) throw new Error(`${what} was used inside a transaction, which has only its tx`)
}

/** Runs `work` between begin and commit on one client of the pool, once: nothing is retried here. A client whose connection
 *  failed is discarded. `UnknownCommit` when the answer to the commit never arrived. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  const keepFailure = (error: Error) => {
    failure ??= error
  }
  // Without a listener, a connection that is cut between two queries would end the process.
  client.on('error', keepFailure)
  try {
    await client.query('begin')
    const result = await inScope(() => work(client))
    await commit(client)
    return result
  } catch (error) {
    noteDatabaseFailure(error)
    if (isUnknownCommit(error) || isSilence(error)) keepFailure(error as Error)
    if (isSilence(error)) cutConnection(client)
    await client.query('rollback').catch(keepFailure)
    throw error
  } finally {
    client.off('error', keepFailure)
    client.release(failure)
  }
}

async function inScope<T>(work: () => Promise<T>): Promise<T> {
  // Closed at the end, so that unawaited calls of `work` are unrestricted afterwards.
  const state = { open: true }
  try {
    return await scope.run(state, work)
  } finally {
    state.open = false
  }
}
