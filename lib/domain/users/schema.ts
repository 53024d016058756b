import { z } from 'zod'
import { Color, DEFAULT_COLOR, newPassword } from '../accounts/schema'
import { EntityId } from '../entity-id'
import { emailAddress, optionalText, personName } from '../fields'
import { cursorText, listFilter } from '../lists/filter'
import type { MailFailureKind } from '../notifications/schema'
import { ROLES, type Role } from '../permissions/policy'

/** An account as the administration sees it. */
export type User = {
  id: number
  firstName: string
  lastName: string
  email: string
  role: Role
  color: string | null
  stripeAccountId: string | null
  fixedFeeCents: number
  percentFee: number
  address: string | null
  postalCode: string | null
  city: string | null
  country: string | null
  businessName: string | null
  /** When its owner requested its deletion. */
  deletionRequestedAt: Date | null
  /** Since when log-ins require a second factor; null without one. */
  secondFactorAt: Date | null
  /** What the mail provider reported of its address. */
  mailFailure: MailFailureKind | null
}

/** The first one is the default sort of a list: newest first. */
export const USER_SORTS = ['id', 'name', 'email', 'role'] as const
type UserSort = (typeof USER_SORTS)[number]

export const UserFilter = listFilter(USER_SORTS, {
  role: z.enum(ROLES).optional(),
  deletion: z.literal('requested').optional(),
})
export type UserFilter = z.infer<typeof UserFilter>

const CURSORS = {
  id: z.object({ sort: z.literal('id'), id: EntityId }),
  name: z.object({ sort: z.literal('name'), lastName: cursorText, firstName: cursorText, id: EntityId }),
  email: z.object({ sort: z.literal('email'), email: cursorText }),
  role: z.object({ sort: z.literal('role'), role: z.enum(ROLES), id: EntityId }),
} satisfies Record<UserSort, z.ZodType>

export const UserCursor = z.discriminatedUnion('sort', [
  CURSORS.id,
  CURSORS.name,
  CURSORS.email,
  CURSORS.role,
])
export type UserCursor = z.infer<typeof UserCursor>

/** The cursor schema of the filter's sort order. */
export const userCursor = ({ sort = 'id' }: UserFilter): z.ZodType<UserCursor> => CURSORS[sort]

/** Text or null: an empty field means unknown. */
const knownText = (label: string, max: number) =>
  optionalText(label, max)
    .nullable()
    .transform((text) => text || null)

/** PostgreSQL's `integer`, in cents. */
const FEE_MAX_CENTS = 2_147_483_647
export const PERCENT_ERROR = 'Le pourcentage va de 0 à 100, avec deux décimales au plus.'
const feeError = { error: 'Le montant fixe est un nombre entier de centimes, à partir de 0.' }

const fixedFeeCents = z.int(feeError).min(0, feeError).max(FEE_MAX_CENTS, feeError)
const percentFee = z
  .number({ error: PERCENT_ERROR })
  .min(0, { error: PERCENT_ERROR })
  .max(100, { error: PERCENT_ERROR })
  .refine((percent) => Math.round(percent * 100) / 100 === percent, { error: PERCENT_ERROR })

/** What the administration may change of an account, without the defaults of a new one. */
export const UserInput = z.object({
  firstName: personName('Le prénom', 80),
  lastName: personName('Le nom', 80),
  email: emailAddress.transform((email) => email.toLowerCase()),
  role: z.enum(ROLES, { error: `Le rôle est ${ROLES.join(', ')}.` }),
  color: Color,
  stripeAccountId: knownText('L’identifiant Stripe', 255),
  fixedFeeCents,
  percentFee,
  address: knownText('L’adresse', 200),
  postalCode: knownText('Le code postal', 20),
  city: knownText('La ville', 100),
  country: knownText('Le pays', 100),
  businessName: knownText('L’entreprise', 150),
})
export type UserInput = z.infer<typeof UserInput>

const { firstName, lastName, email } = UserInput.shape

/** A new account. Its password is given, or `invite` mails a link to choose it. */
export const CreateUser = z.object({
  firstName,
  lastName,
  email,
  role: UserInput.shape.role.default('USER'),
  color: Color.default(DEFAULT_COLOR),
  stripeAccountId: UserInput.shape.stripeAccountId.default(null),
  fixedFeeCents: fixedFeeCents.default(0),
  percentFee: percentFee.default(0),
  address: UserInput.shape.address.default(null),
  postalCode: UserInput.shape.postalCode.default(null),
  city: UserInput.shape.city.default(null),
  country: UserInput.shape.country.default(null),
  businessName: UserInput.shape.businessName.default(null),
  password: newPassword.optional(),
  invite: z.boolean({ error: 'Indiquez oui ou non.' }).default(false),
})
export type CreateUser = z.infer<typeof CreateUser>

export const UserPassword = z.object({ id: EntityId, newPassword })
export type UserPassword = z.infer<typeof UserPassword>
