import { z } from 'zod'
import { ChangePassword, Color, UNSET_COLOR, type UserInfo } from '@/lib/domain/accounts/schema'
import { Id, operation } from './operation'

const tag = 'Compte'

export const UserInfoWire = z
  .object({
    Id,
    Color: z.string(),
    FirstName: z.string(),
    Role: z.enum(['USER', 'MODERATOR', 'ADMIN']),
    hasStipe: z.boolean().meta({ description: 'Has an account with the payment provider.' }),
  })
  .meta({ id: 'UserInfo' })

export const userInfoToWire = (info: UserInfo): z.input<typeof UserInfoWire> => ({
  Id: info.id,
  Color: info.color ?? UNSET_COLOR,
  FirstName: info.firstName,
  Role: info.role,
  hasStipe: info.hasPaymentAccount,
})

export const ownInfoOperation = operation({
  method: 'GET',
  path: '/users/info',
  tag,
  summary: 'Lire son compte',
  access: 'signedIn',
  status: 200,
  answer: UserInfoWire,
})

export const changeColorOperation = operation({
  method: 'POST',
  path: '/users/color',
  tag,
  summary: 'Changer sa couleur d’accent',
  access: 'signedIn',
  body: z.object({ Color }).transform((body) => body.Color),
  status: 204,
})

export const changePasswordOperation = operation({
  method: 'POST',
  path: '/users/password',
  tag,
  summary: 'Changer son mot de passe',
  access: 'signedIn',
  body: z
    .object({
      CurrentPassword: ChangePassword.shape.currentPassword,
      NewPassword: ChangePassword.shape.newPassword,
    })
    .transform((body) => ({ currentPassword: body.CurrentPassword, newPassword: body.NewPassword })),
  status: 204,
})
