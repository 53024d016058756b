import { z } from 'zod'
import { ChangePassword, Color, UNSET_COLOR, type UserInfo } from '@/lib/domain/accounts/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { toDomain, toWire } from './names'
import { operation } from './operation'

const tag = 'Compte'

const infoNames = {
  id: 'Id',
  color: 'Color',
  firstName: 'FirstName',
  role: 'Role',
  hasPaymentAccount: 'hasStipe',
} as const

export const UserInfoWire = z
  .object(
    toWire(infoNames, {
      id: EntityId,
      color: z.string(),
      firstName: z.string(),
      role: z.enum(['USER', 'MODERATOR', 'ADMIN']),
      hasPaymentAccount: z.boolean().meta({ description: 'Has an account with the payment provider.' }),
    }),
  )
  .meta({ id: 'UserInfo' })

export const userInfoToWire = (info: UserInfo): z.input<typeof UserInfoWire> =>
  toWire(infoNames, { ...info, color: info.color ?? UNSET_COLOR })

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

export const exportOwnDataOperation = operation({
  method: 'POST',
  path: '/users/export',
  tag,
  summary: 'Télécharger ses données : JSON et fichiers dans une archive zip',
  access: 'signedIn',
  limit: 'export',
  status: 200,
  answerType: 'application/zip',
})

const passwordNames = { currentPassword: 'CurrentPassword', newPassword: 'NewPassword' } as const

export const changePasswordOperation = operation({
  method: 'POST',
  path: '/users/password',
  tag,
  summary: 'Changer son mot de passe',
  access: 'signedIn',
  limit: 'password',
  body: z
    .object(toWire(passwordNames, ChangePassword.shape))
    .transform((body) => toDomain(passwordNames, body)),
  names: passwordNames,
  status: 204,
})
