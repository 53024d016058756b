import 'server-only'
import type { Pool } from 'pg'
import { createDatabase, createPool, type Database } from '@/db/client'
import { env } from '../env'

// On globalThis because the framework may load this module once for pages and once for the start-up hook.
const shared = globalThis as typeof globalThis & { ostalPool?: Pool; ostalDatabase?: Database }

export function pool(): Pool {
  shared.ostalPool ??= createPool(env().DATABASE_URL, env().DATABASE_POOL_SIZE)
  return shared.ostalPool
}

export function database(): Database {
  shared.ostalDatabase ??= createDatabase(pool())
  return shared.ostalDatabase
}
