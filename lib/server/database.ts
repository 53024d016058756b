import type { Pool } from 'pg'
import { createDatabase, createPool, type Reader } from '@/db/client'
import { env } from '../env'
import { watchedPool } from './http/request-scope'

// On globalThis because this module is loaded twice: by the product's server and by the framework.
const shared = globalThis as typeof globalThis & { ostalPool?: Pool }

export function pool(): Pool {
  const { DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_STATEMENTS } = env()
  shared.ostalPool ??= watchedPool(createPool(DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_STATEMENTS))
  return shared.ostalPool
}

// Not on globalThis: drizzle recognises its own classes at once, but those of its other copy only by a search.
let reader: Reader | undefined

/** For reading: changes go through a context's transaction. */
export function database(): Reader {
  reader ??= createDatabase(pool())
  return reader
}
