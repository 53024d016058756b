import { createLink } from '../accounts/account-tokens'
import { hashPassword } from '../accounts/password'
import { refuseWeakPassword } from '../accounts/weak-password'
import { insertAccount } from '../clients/insert-account'
import type { Context, Tx } from '../context'
import { invalidField } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { createOnce } from '../submissions/create-once'
import type { Keyed } from '../submissions/schema'
import { takenAsConflict } from './conflicts'
import { readUser } from './queries'
import type { CreateUser, User } from './schema'

/** Creates an account with the given password, or with a random one and an invitation to choose another. Either mail confirms
 *  the address. `conflict` on a taken address or Stripe account. */
export async function createUser(
  ctx: Context,
  { submissionId, ...input }: CreateUser & Keyed,
): Promise<User> {
  requirePermission(ctx, 'users.manage')
  const passwordHash = await passwordHashOf(input)
  const { password: _password, ...content } = input
  return takenAsConflict(() =>
    ctx.transaction((tx) =>
      createOnce(
        tx,
        { submissionId, of: 'user', content },
        {
          create: () => writeUser(tx, input, passwordHash),
          read: (id) => readUser(tx, id),
        },
      ),
    ),
  )
}

/** The hash of the password that was given, or of one drawn at random, which is not kept. */
export async function passwordHashOf(input: CreateUser): Promise<string> {
  const { password, invite } = input
  if (invite && password !== undefined)
    throw invalidField('password', 'Donnez un mot de passe, ou envoyez une invitation\u00a0: pas les deux.')
  if (invite) return hashPassword(crypto.randomUUID() + crypto.randomUUID())
  if (password === undefined)
    throw invalidField('password', 'Donnez un mot de passe, ou envoyez une invitation.')
  await refuseWeakPassword(password, input, 'password')
  return hashPassword(password)
}

/** Inserts the account with its link, and enqueues its mail. */
export async function writeUser(
  tx: Tx,
  { password: _password, invite, stripeAccountId, fixedFeeCents, percentFee, ...fields }: CreateUser,
  passwordHash: string,
): Promise<User> {
  const terms = { stripeAccountId, fixedFeeCents, percentFee }
  const { id } = await insertAccount(tx.db, { ...fields, passwordHash, phone: '' }, terms)
  const user = await readUser(tx, id)
  await mailFirstLink(tx, user, invite ? 'invitation' : 'welcome')
  await tx.audit({
    action: 'user.created',
    subject: { type: 'user', id: user.id },
    after: { role: user.role, invited: invite },
  })
  return user
}

const PURPOSE = { invitation: 'invitation', welcome: 'confirm_email' } as const

/** Mails the link that confirms an account's address. */
export async function mailFirstLink(
  tx: Tx,
  { id, email }: Pick<User, 'id' | 'email'>,
  kind: keyof typeof PURPOSE,
): Promise<void> {
  const tokenId = await createLink(tx, { userId: id, purpose: PURPOSE[kind] })
  if (!tokenId) throw new Error('The link was not written')
  await tx.enqueue({ queue: 'mail', mail: { kind, tokenId, to: email } })
}
