import { z } from 'zod'
import { formatDecimal, parseEuros, parsePercent } from '@/lib/domain/money'
import { type User, UserInput } from '@/lib/domain/users/schema'

/** A typed number; an empty field means 0. */
const decimal = (read: (text: string) => number | null) =>
  z.string().transform((text, ctx) => {
    const value = text.trim() === '' ? 0 : read(text)
    if (value !== null) return value
    ctx.addIssue('Ce n’était pas un nombre valable\u00a0: remis à 0. Vérifiez, puis enregistrez.')
    return z.NEVER
  })

/** The fields of an account as its form sends them: all are texts, the fixed fee in euros. */
export const UserFields = UserInput.extend({
  fixedFeeCents: decimal(parseEuros),
  percentFee: decimal(parsePercent),
})

export type UserTexts = Record<keyof z.input<typeof UserFields>, string>

/** An account as its form shows it. */
export const userTexts = (user: Pick<User, keyof UserInput>): UserTexts => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role,
  color: user.color ?? '000000',
  stripeAccountId: user.stripeAccountId ?? '',
  fixedFeeCents: formatDecimal(user.fixedFeeCents),
  percentFee: formatDecimal(Math.round(user.percentFee * 100)),
  address: user.address ?? '',
  postalCode: user.postalCode ?? '',
  city: user.city ?? '',
  country: user.country ?? '',
  businessName: user.businessName ?? '',
})

/** The form's initial values, parsed like the submitted ones: see sinceOpened. */
export const openedUser = (user: User): string =>
  JSON.stringify(UserFields.safeParse(userTexts(user)).data ?? {})
