import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { endOtherSessions } from '@/lib/domain/accounts/end-session'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { deleteForgottenBrowsers, recordBrowser } from '@/lib/domain/log-in/devices'
import { logIn } from '@/lib/domain/log-in/log-in'
import { logInWithPasskey } from '@/lib/domain/log-in/log-in-with-passkey'
import { recordLockOut } from '@/lib/domain/log-in/record-lock-out'
import { addPasskey } from '@/lib/domain/second-factors/add-passkey'
import { beginPasskey } from '@/lib/domain/second-factors/begin-passkey'
import { beginTotp } from '@/lib/domain/second-factors/begin-totp'
import { confirmTotp } from '@/lib/domain/second-factors/confirm-totp'
import { deleteExpiredChallenges } from '@/lib/domain/second-factors/passkey-challenges'
import { removePasskey } from '@/lib/domain/second-factors/remove-passkey'
import { removeTotp } from '@/lib/domain/second-factors/remove-totp'
import { renamePasskey } from '@/lib/domain/second-factors/rename-passkey'
import { renewRecoveryCodes } from '@/lib/domain/second-factors/renew-recovery-codes'
import { requestPasskey } from '@/lib/domain/second-factors/request-passkey'
import { keepTotpSecrets } from '@/lib/domain/second-factors/totp-secrets'
import { changeUserPassword } from '@/lib/domain/users/change-user-password'
import { createAdmin } from '@/lib/domain/users/create-admin'
import { createUser } from '@/lib/domain/users/create-user'
import { deleteUser } from '@/lib/domain/users/delete-user'
import { resetSecondFactors } from '@/lib/domain/users/reset-second-factors'
import { CreateUser } from '@/lib/domain/users/schema'
import { updateUser } from '@/lib/domain/users/update-user'
import { logInInput } from '../support/accounts'
import { secretOf } from '../support/apps'
import { codeOf } from '../support/second-factors'
import { softwarePasskey } from '../support/software-passkey'
import {
  type AccountWorld,
  linkOf,
  NEW_PASSWORD,
  OLD_PASSWORD_AGENT,
  withApp,
  withPasskey,
} from './account-world'
import { oncePerWorld, partOf, type RoomTable, raced, racedAfter, safe } from './row'

const password = SAMPLE_PASSWORD
const withPassword = ({ email }: AccountWorld) => ({ ...logInInput(email), userAgent: OLD_PASSWORD_AGENT })

const signed = async (world: AccountWorld) => {
  const key = await withPasskey(world)
  const { challengeId, options } = await requestPasskey(world.visitor())
  return { challengeId, assertion: key.sign(options), rememberMe: false }
}

const registered = async ({ ctx }: AccountWorld) => {
  const key = softwarePasskey(ctx.publicOrigin)
  const { challengeId, options } = await beginPasskey(ctx, { password })
  return { challengeId, registration: key.register(options), name: 'Ma clé' }
}

const pendingApp = oncePerWorld(async ({ ctx }: AccountWorld) => {
  await beginTotp(ctx)
  return codeOf(await secretOf(ctx))
})

/** The code of the next time step, which an app with a fast clock may already show. */
const nextCode = async (world: AccountWorld) => codeOf((await withApp(world)).secret, 1)
const recoveryCode = oncePerWorld(async (world: AccountWorld) => (await withApp(world)).codes[0] ?? '')

export const logInRaces: RoomTable<AccountWorld> = {
  room: 'log-in',
  verbs: {
    completeLogIn: partOf('logIn'),
    deleteForgottenBrowsers: raced(({ late }) => deleteForgottenBrowsers(late)),
    logIn: raced((world) => logIn(world.visitor(), withPassword(world))),
    logInWithPasskey: racedAfter(signed, ({ visitor }, given) => logInWithPasskey(visitor(), given)),
    recordBrowser: raced(({ visitor, id }) =>
      recordBrowser(visitor(), { id: crypto.randomUUID(), userId: id, maxSessions: 3 }),
    ),
    recordLockOut: raced(({ visitor, email }) =>
      recordLockOut(visitor(), { account: { email }, per: 'account' }),
    ),
    refuseLogIn: safe('it adds a row to the audit log'),
  },
}

export const secondFactorRaces: RoomTable<AccountWorld> = {
  room: 'second-factors',
  verbs: {
    addPasskey: racedAfter(registered, ({ ctx }, given) => addPasskey(ctx, given)),
    requestPasskey: raced(({ visitor }) => requestPasskey(visitor())),
    beginPasskey: raced(({ ctx }) => beginPasskey(ctx, { password })),
    beginTotp: raced(({ ctx }) => beginTotp(ctx)),
    confirmTotp: racedAfter(pendingApp, ({ ctx }, code) => confirmTotp(ctx, { password, code })),
    deleteExpiredChallenges: raced(({ late }) => deleteExpiredChallenges(late)),
    getSecondFactors: safe('it reads; its context opens the sealed secret'),
    keepTotpSecrets: racedAfter(withApp, ({ system }) => keepTotpSecrets(system)),
    recordRefusedPasskey: safe('it adds a row to the audit log'),
    auditWrongCode: safe('it adds a row to the audit log'),
    removePasskey: racedAfter(signed, ({ ctx }, { challengeId, assertion }) =>
      removePasskey(ctx, { id: assertion.id, password, passkey: { challengeId, assertion } }),
    ),
    removeTotp: racedAfter(recoveryCode, ({ ctx }, code) => removeTotp(ctx, { password, code })),
    renamePasskey: racedAfter(withPasskey, ({ ctx }, key) =>
      renamePasskey(ctx, { id: key.id, name: 'La clé' }),
    ),
    renewRecoveryCodes: racedAfter(withApp, ({ ctx }) => renewRecoveryCodes(ctx, { password })),
    useChallenge: partOf('addPasskey'),
    verifyPasskey: partOf('logInWithPasskey of log-in'),
    withProof: partOf('removeTotp'),
  },
}

export const userRaces: RoomTable<AccountWorld> = {
  room: 'users',
  verbs: {
    changeUserPassword: raced(({ admin, id }) =>
      changeUserPassword(admin, { id, newPassword: NEW_PASSWORD }),
    ),
    createAdmin: raced(({ system, email }) => createAdmin(system, created(`agence-${email}`))),
    createUser: raced(({ admin, email }) => createUser(admin, created(`cliente-${email}`))),
    deleteUser: raced(({ admin, id }) => deleteUser(admin, id)),
    resetSecondFactors: racedAfter(withApp, ({ admin, id }) => resetSecondFactors(admin, id)),
    updateUser: raced(({ admin, id }) => updateUser(admin, { id, changes: { role: 'MODERATOR' } })),
  },
}

const created = (email: string) => CreateUser.parse({ firstName: 'Zoé', lastName: 'Mistral', email })

/** Log-ins while the password or the factors change. */
export const credentialRaces: RoomTable<AccountWorld> = {
  room: 'log-in and credentials',
  verbs: {
    changePassword: raced(({ ctx }) =>
      changePassword(ctx, { currentPassword: SAMPLE_PASSWORD, newPassword: NEW_PASSWORD }),
    ),
    changeUserPassword: raced(({ admin, id }) =>
      changeUserPassword(admin, { id, newPassword: NEW_PASSWORD }),
    ),
    confirmTotp: racedAfter(pendingApp, ({ ctx }, code) => confirmTotp(ctx, { password, code })),
    deleteUser: raced(({ admin, id }) => deleteUser(admin, id)),
    endOtherSessions: raced(({ ctx }) => endOtherSessions(ctx)),
    logIn: raced((world) => logIn(world.visitor(), withPassword(world))),
    'logIn with a code': racedAfter(nextCode, (world, code) =>
      logIn(world.visitor(), { ...withPassword(world), code }),
    ),
    logInWithPasskey: racedAfter(signed, ({ visitor }, given) => logInWithPasskey(visitor(), given)),
    resetPassword: racedAfter(
      (world: AccountWorld) => linkOf(world, 'reset_password'),
      ({ visitor }, token) => resetPassword(visitor(), { token, password: NEW_PASSWORD }),
    ),
    resetSecondFactors: racedAfter(withApp, ({ admin, id }) => resetSecondFactors(admin, id)),
  },
}
