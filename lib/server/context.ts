import 'server-only'
import type { Queryable } from '@/db/client'
import type { Actor, Context } from '../domain/context'
import { database } from './database'
import { enqueueJob } from './job-queue'

/** The context of one request or job. Within `transaction` the same, on the transaction's connection. */
export function createContext(actor: Actor | null, db: Queryable = database()): Context {
  return {
    actor,
    db,
    transaction: (work) => db.transaction((tx) => work(createContext(actor, tx))),
    enqueue: (job) => enqueueJob(db, job),
  }
}
