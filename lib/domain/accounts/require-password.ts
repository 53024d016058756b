import type { Context } from '../context'
import { WrongCredentials } from '../errors'
import { passwordFits } from './password'

type Asked = { user: { id: number; passwordHash: string }; password: string; path: string }

/** `validation` at `path` unless it is the account's password; a wrong password is recorded. */
export async function requirePassword(ctx: Context, { user, password, path }: Asked): Promise<void> {
  if (await passwordFits(password, user.passwordHash)) return
  const subject = { type: 'user', id: user.id } as const
  await ctx.transaction((tx) => tx.audit({ action: 'user.password-refused', subject }))
  throw wrongPassword(path)
}

export function wrongPassword(path: string): WrongCredentials {
  const message = 'Le mot de passe actuel n’est pas le bon.'
  return new WrongCredentials('validation', message, { issues: [{ path, message }] })
}
