import { z } from 'zod'
import { UNSET_COLOR } from '@/lib/domain/accounts/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import {
  CreateUser,
  type User,
  UserCursor,
  UserFilter,
  UserInput,
  UserPassword,
} from '@/lib/domain/users/schema'
import { toDomain, toWire } from './names'
import { IdParam, operation } from './operation'

const tag = 'Comptes'

const inputNames = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  role: 'Role',
  color: 'Color',
  stripeAccountId: 'Stripe_id',
  fixedFeeCents: 'FixedFee',
  percentFee: 'PercentFee',
  address: 'Address',
  postalCode: 'PostalCode',
  city: 'City',
  country: 'Country',
  businessName: 'BusinessName',
} as const
const names = { id: 'Id', ...inputNames } as const

const UserWire = z
  .object(
    toWire(names, {
      id: EntityId,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: UserInput.shape.role,
      color: z.string(),
      stripeAccountId: z.string().nullable(),
      fixedFeeCents: z.int().meta({ description: 'Cents.' }),
      percentFee: z.number(),
      address: z.string().nullable(),
      postalCode: z.string().nullable(),
      city: z.string().nullable(),
      country: z.string().nullable(),
      businessName: z.string().nullable(),
    }),
  )
  .meta({ id: 'User' })

export const userToWire = (user: User): z.input<typeof UserWire> =>
  toWire(names, { ...user, color: user.color ?? UNSET_COLOR })

export const listUsersOperation = operation({
  method: 'GET',
  path: '/users/list',
  tag,
  summary: 'Lister les comptes, le plus récent d’abord',
  access: 'users.manage',
  query: UserFilter,
  status: 200,
  list: { row: UserWire, cursor: UserCursor },
})

const createNames = {
  ...inputNames,
  password: 'Password',
  invite: 'Invite',
  submissionId: 'SubmissionId',
} as const

export const createUserOperation = operation({
  method: 'POST',
  path: '/users',
  tag,
  summary: 'Créer un compte, avec un mot de passe ou une invitation par e-mail',
  access: 'users.manage',
  body: z
    .object(toWire(createNames, { ...CreateUser.shape, submissionId: SubmissionId }))
    .transform((body) => toDomain(createNames, body)),
  names: createNames,
  status: 201,
  answer: UserWire,
  refusals: ['conflict'],
})

export const updateUserOperation = operation({
  method: 'PUT',
  path: '/users/{id}',
  tag,
  summary: 'Modifier un compte, en partie ou en entier',
  access: 'users.manage',
  params: IdParam,
  body: z
    .object(toWire(inputNames, UserInput.shape))
    .partial()
    .transform((body) => toDomain(inputNames, body)),
  names: inputNames,
  status: 200,
  answer: UserWire,
  refusals: ['not_found', 'conflict'],
})

export const deleteUserOperation = operation({
  method: 'DELETE',
  path: '/users/{id}',
  tag,
  summary: 'Supprimer un compte dont rien ne dépend',
  access: 'users.manage',
  params: IdParam,
  status: 204,
  refusals: ['not_found', 'conflict'],
})

export const anonymiseUserOperation = operation({
  method: 'POST',
  path: '/users/{id}/anonymisation',
  tag,
  summary: 'Anonymiser le compte d’un client : ses factures restent, la personne est oubliée',
  access: 'users.manage',
  params: IdParam,
  status: 200,
  answer: UserWire,
  refusals: ['not_found', 'conflict'],
})

const passwordNames = { id: 'Id', newPassword: 'NewPassword' } as const

export const changeUserPasswordOperation = operation({
  method: 'POST',
  path: '/users/change-password',
  tag,
  summary: 'Donner un nouveau mot de passe à un compte, ce qui ferme ses sessions',
  access: 'users.manage',
  body: z
    .object(toWire(passwordNames, UserPassword.shape))
    .transform((body) => toDomain(passwordNames, body)),
  names: passwordNames,
  status: 204,
  refusals: ['not_found'],
})
