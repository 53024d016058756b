'use server'

import { z } from 'zod'
import { jsonOf } from '@/lib/domain/fields'
import { addPasskey } from '@/lib/domain/second-factors/add-passkey'
import { beginPasskey } from '@/lib/domain/second-factors/begin-passkey'
import { beginTotp } from '@/lib/domain/second-factors/begin-totp'
import { confirmTotp } from '@/lib/domain/second-factors/confirm-totp'
import type { Proof } from '@/lib/domain/second-factors/prove-owner'
import { removePasskey } from '@/lib/domain/second-factors/remove-passkey'
import { removeTotp } from '@/lib/domain/second-factors/remove-totp'
import { renamePasskey } from '@/lib/domain/second-factors/rename-passkey'
import { renewRecoveryCodes } from '@/lib/domain/second-factors/renew-recovery-codes'
import {
  Assertion,
  OptionalCode,
  PasskeyName,
  Registration,
  RequiredCode,
} from '@/lib/domain/second-factors/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { limitOwnCode } from '@/lib/server/limits/rate-limits'
import { rememberOwnDevice } from '@/lib/server/session/device-cookie'
import { SECOND_FACTOR_PATH } from '@/lib/server/session/session'

const from = SECOND_FACTOR_PATH
const access = 'signedIn' as const

const Password = z.object({
  password: z
    .string({ error: 'Le mot de passe est obligatoire.' })
    .min(1, { error: 'Le mot de passe est obligatoire.' })
    .max(1024),
})
const ProofForm = Password.extend({
  code: OptionalCode,
  challengeId: z.uuid().optional(),
  assertion: jsonOf(Assertion).optional(),
})
const Key = z.object({ id: z.string().min(1).max(2_000) })

/** The form's fields as the domain's `Proof`. */
const proofOf = ({ password, code, challengeId, assertion }: z.output<typeof ProofForm>): Proof => ({
  password,
  code,
  passkey: challengeId && assertion ? { challengeId, assertion } : undefined,
})

/** The recovery codes, which only this response contains. */
const shown = (codes: string[]) => (codes.length > 0 ? { values: { codes: codes.join(' ') } } : {})

export const beginTotpAction = formAction(
  { schema: z.object({}), access, limit: 'accountChange', from },
  async (ctx) => {
    await beginTotp(ctx)
    return { redirectTo: `${from}?panneau=application` }
  },
)

export const confirmTotpAction = formAction(
  { schema: Password.extend({ code: RequiredCode }), access, limit: 'password', from },
  async (ctx, input) => {
    const codes = await limitOwnCode(ctx, input, () => confirmTotp(ctx, input))
    await rememberOwnDevice(ctx)
    return shown(codes)
  },
)

export const removeTotpAction = formAction(
  { schema: ProofForm, access, limit: 'password', from },
  async (ctx, input) => {
    await limitOwnCode(ctx, input, () => removeTotp(ctx, proofOf(input)))
    await rememberOwnDevice(ctx)
    return { message: 'Application retirée.' }
  },
)

export const beginPasskeyAction = formAction(
  { schema: Password.extend({ name: PasskeyName }), access, limit: 'password', from },
  async (ctx, { password }) => {
    const { challengeId, options } = await beginPasskey(ctx, { password })
    return { values: { challengeId, options: JSON.stringify(options) } }
  },
)

export const addPasskeyAction = formAction(
  {
    schema: z.object({ challengeId: z.uuid(), registration: jsonOf(Registration), name: PasskeyName }),
    access,
    limit: 'accountChange',
    from,
  },
  async (ctx, input) => {
    const codes = await addPasskey(ctx, input)
    await rememberOwnDevice(ctx)
    return shown(codes)
  },
)

export const renamePasskeyAction = formAction(
  { schema: Key.extend({ name: PasskeyName }), access, limit: 'accountChange', from },
  async (ctx, input) => {
    await renamePasskey(ctx, input)
    return { message: 'Nom enregistré.' }
  },
)

export const removePasskeyAction = formAction(
  { schema: ProofForm.extend(Key.shape), access, limit: 'password', from },
  async (ctx, { id, ...input }) => {
    await limitOwnCode(ctx, input, () => removePasskey(ctx, { id, ...proofOf(input) }))
    await rememberOwnDevice(ctx)
    return { message: 'Clé d’accès supprimée.' }
  },
)

export const renewCodesAction = formAction(
  { schema: Password, access, limit: 'password', from },
  async (ctx, input) => shown(await renewRecoveryCodes(ctx, input)),
)
