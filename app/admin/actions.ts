'use server'

import { z } from 'zod'
import { anonymiseUser } from '@/lib/domain/anonymisation/anonymise-user'
import { confirmVatNumber, rejectVatNumber } from '@/lib/domain/contracts/confirm-vat-number'
import { EntityIdText } from '@/lib/domain/entity-id'
import { sinceOpened } from '@/lib/domain/forms/since-opened'
import { changeUserPassword } from '@/lib/domain/users/change-user-password'
import { createUser } from '@/lib/domain/users/create-user'
import { deleteUser } from '@/lib/domain/users/delete-user'
import { getUser } from '@/lib/domain/users/queries'
import { resetSecondFactors } from '@/lib/domain/users/reset-second-factors'
import { CreateUser, UserPassword } from '@/lib/domain/users/schema'
import { updateUser } from '@/lib/domain/users/update-user'
import { formAction } from '@/lib/server/forms/form-action'
import { requireName } from './require-name'
import { UserFields } from './user-form'

const options = { access: 'signedIn', from: '/admin' } as const

const NewUser = UserFields.extend({
  access: z.enum(['invitation', 'password'], { error: 'Choisissez comment ce compte s’ouvre.' }),
  password: z.string(),
})

/** With an invitation a typed password is ignored. */
const UNUSED = ' Le mot de passe saisi n’a pas été gardé\u00a0: la personne choisit le sien.'

export const createUserAction = formAction(
  { ...options, schema: NewUser },
  async (ctx, { access, password, ...fields }, key) => {
    const isInvited = access === 'invitation'
    const input = CreateUser.parse({ ...fields, ...(isInvited ? { invite: true } : { password }) })
    await createUser(ctx, { ...input, ...key })
    if (!isInvited) return { message: 'Compte créé.' }
    return { message: `Compte créé, invitation envoyée.${password && UNUSED}` }
  },
)

export const updateUserAction = formAction(
  { ...options, schema: UserFields.extend({ id: EntityIdText, was: z.string() }) },
  async (ctx, { id, was, ...fields }) => {
    await updateUser(ctx, { id, changes: sinceOpened(fields, was) })
    return { message: 'Compte enregistré.' }
  },
)

export const changeUserPasswordAction = formAction(
  { ...options, schema: UserPassword.extend({ id: EntityIdText }) },
  async (ctx, input) => {
    await changeUserPassword(ctx, input)
    return undefined
  },
)

export const resetSecondFactorsAction = formAction(
  { ...options, schema: z.object({ id: EntityIdText }) },
  async (ctx, { id }) => {
    await resetSecondFactors(ctx, id)
    return { message: 'Second facteur supprimé.' }
  },
)

export const anonymiseUserAction = formAction(
  { ...options, schema: z.object({ id: EntityIdText, confirmation: z.string() }) },
  async (ctx, { id, confirmation }) => {
    const { firstName, lastName } = await getUser(ctx, id)
    requireName(`${firstName} ${lastName}`, confirmation)
    await anonymiseUser(ctx, id)
    return { message: 'Compte anonymisé. Un dernier e-mail le dit à la personne.' }
  },
)

export const deleteUserAction = formAction(
  { ...options, schema: z.object({ id: EntityIdText, confirmation: z.string() }) },
  async (ctx, { id, confirmation }) => {
    const { firstName, lastName } = await getUser(ctx, id)
    requireName(`${firstName} ${lastName}`, confirmation)
    await deleteUser(ctx, id)
    return { message: 'Compte supprimé.' }
  },
)

export const confirmVatNumberAction = formAction(
  { ...options, schema: z.object({ id: EntityIdText, vatNumber: z.string() }) },
  async (ctx, { id: clientId, vatNumber }) => {
    await confirmVatNumber(ctx, { clientId, vatNumber })
    return { message: 'Numéro de TVA vérifié.' }
  },
)

export const rejectVatNumberAction = formAction(
  { ...options, schema: z.object({ id: EntityIdText }) },
  async (ctx, { id: clientId }) => {
    await rejectVatNumber(ctx, { clientId })
    return { message: 'Vérification retirée.' }
  },
)
