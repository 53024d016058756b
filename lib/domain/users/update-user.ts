import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import { endLinks } from '../accounts/account-tokens'
import { endAllSessions } from '../accounts/sessions'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { takenAsConflict } from './conflicts'
import { mailFirstLink } from './create-user'
import { lockAmongAdmins, lockUser, refuseAnonymous } from './lock-user'
import { readUser } from './queries'
import type { User, UserInput } from './schema'

type Change = { id: number; changes: { [Field in keyof UserInput]?: UserInput[Field] | undefined } }

/** Changes some fields of an account. A new role ends its sessions; a new address must be confirmed. `conflict` on a taken
 *  address or Stripe account, for the last administrator's role, and for an anonymised account. */
export async function updateUser(ctx: Context, { id, changes }: Change): Promise<User> {
  return takenAsConflict(() =>
    ctx.transaction(async (tx) => {
      const user = await lockFor(tx, id, changes)
      refuseAnonymous(user)
      if (!isGiven(changes)) return user
      const isMoved = changes.email !== undefined && changes.email !== user.email.toLowerCase()
      await writeFields(tx, id, { ...changes, ...(isMoved && { emailConfirmedAt: null }) })
      const changed = await readUser(tx, id)
      if (isMoved) await moveTo(tx, changed)
      await recordChange(tx, user, changed)
      if (user.role !== changed.role) await endAllSessions(tx, id)
      return changed
    }),
  )
}

type Written = Change['changes'] & { emailConfirmedAt?: null }

/** The account's own fields, and the terms of its client. */
async function writeFields(tx: Tx, id: number, fields: Written): Promise<void> {
  const { stripeAccountId, fixedFeeCents, percentFee, ...own } = fields
  const terms = { stripeAccountId, fixedFeeCents, percentFee }
  if (isGiven(own)) await tx.db.update(users).set(own).where(eq(users.id, id))
  if (isGiven(terms)) await tx.db.update(clients).set(terms).where(eq(clients.ownerId, id))
}

const isGiven = (fields: object) => Object.values(fields).some((value) => value !== undefined)

async function lockFor(tx: Tx, id: number, { role }: Change['changes']): Promise<User> {
  if (role === undefined || role === 'ADMIN') return lockUser(tx, id)
  const { user, isLastAdmin } = await lockAmongAdmins(tx, id)
  if (isLastAdmin) {
    const message = 'C’est le dernier administrateur\u00a0: donnez d’abord ce rôle à quelqu’un d’autre.'
    throw new DomainError('conflict', message, { issues: [{ path: 'role', message }] })
  }
  return user
}

const OLD_LINKS = ['reset_password', 'confirm_email', 'invitation', 'change_email', 'undo_email'] as const

/** Links mailed to the former addresses must stop working. */
async function moveTo(tx: Tx, user: User): Promise<void> {
  for (const purpose of OLD_LINKS) await endLinks(tx, { userId: user.id, purpose })
  await mailFirstLink(tx, user, 'welcome')
}

const RECORDED = ['stripeAccountId', 'fixedFeeCents', 'percentFee'] as const

async function recordChange(tx: Tx, before: User, after: User): Promise<void> {
  const subject = { type: 'user', id: after.id } as const
  if (before.role !== after.role)
    await tx.audit({
      action: 'user.role-changed',
      subject,
      before: { role: before.role },
      after: { role: after.role },
    })
  if (before.email !== after.email) await tx.audit({ action: 'user.email-changed', subject })
  const changed = RECORDED.filter((field) => before[field] !== after[field])
  if (changed.length === 0) return
  const of = (user: User) => Object.fromEntries(changed.map((field) => [field, user[field]]))
  await tx.audit({ action: 'user.fees-changed', subject, before: of(before), after: of(after) })
}
