import type { Context } from '../context'
import { DomainError } from '../errors'
import { takenAsConflict } from './conflicts'
import { passwordHashOf, writeUser } from './create-user'
import type { CreateUser, User } from './schema'

/** Creates the first administrator in an empty database, without another one; only for the product's own command. */
export async function createAdmin(ctx: Context, input: CreateUser): Promise<User> {
  if (ctx.actor.type !== 'system') throw new DomainError('forbidden')
  const admin = { ...input, role: 'ADMIN' as const }
  const passwordHash = await passwordHashOf(admin)
  return takenAsConflict(() => ctx.transaction((tx) => writeUser(tx, admin, passwordHash)))
}
