import { z } from 'zod'
import { ConfirmEmail, ForgottenPassword, ResetPassword, SignUp } from '@/lib/domain/accounts/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { LogIn } from '@/lib/domain/log-in/schema'
import { toDomain, toWire } from './names'
import { operation } from './operation'

const tag = 'Authentification'
const AccessTokenWire = z.object({ accessToken: z.string() })

const logInNames = {
  email: 'Email',
  password: 'Password',
  admin: 'Admin',
  rememberMe: 'RememberMe',
  code: 'Code',
} as const

export const logInOperation = operation({
  method: 'POST',
  path: '/auth/login',
  tag,
  summary: 'Se connecter',
  access: 'public',
  limit: 'login',
  body: z.object(toWire(logInNames, LogIn.shape)).transform((body) => toDomain(logInNames, body)),
  names: logInNames,
  status: 200,
  answer: AccessTokenWire,
  refusals: ['unauthenticated', 'forbidden'],
})

export const refreshTokenOperation = operation({
  method: 'POST',
  path: '/auth/token',
  tag,
  summary: 'Obtenir un nouveau jeton d’accès avec le cookie de session',
  access: 'public',
  whileViewing: true,
  actsOnCookie: true,
  status: 200,
  answer: AccessTokenWire,
  refusals: ['unauthenticated'],
})

export const logOutOperation = operation({
  method: 'POST',
  path: '/auth/logout',
  tag,
  summary: 'Se déconnecter',
  access: 'public',
  whileViewing: true,
  actsOnCookie: true,
  status: 204,
})

export const authStatusOperation = operation({
  method: 'GET',
  path: '/auth/status',
  tag,
  summary: 'Savoir si la session est ouverte et si elle est celle d’un administrateur',
  access: 'public',
  status: 200,
  answer: z.object({ isAuthenticated: z.boolean(), isAdmin: z.boolean() }),
})

const signUpNames = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  acceptsMarketing: 'acceptComm',
} as const

export const signUpOperation = operation({
  method: 'POST',
  path: '/auth/signup',
  tag,
  summary: 'Créer un compte client',
  access: 'public',
  limit: 'signup',
  body: z
    .object(
      toWire(signUpNames, {
        ...SignUp.shape,
        acceptsMarketing: SignUp.shape.acceptsMarketing.default(false),
      }),
    )
    .transform((body) => toDomain(signUpNames, body)),
  names: signUpNames,
  status: 201,
  answer: z.object({ Id: EntityId }),
  refusals: ['conflict'],
})

const forgotNames = { email: 'Email' } as const

export const forgotPasswordOperation = operation({
  method: 'POST',
  path: '/auth/forgot',
  tag,
  summary: 'Recevoir un lien pour choisir un nouveau mot de passe',
  access: 'public',
  limit: 'forgot',
  body: z
    .object(toWire(forgotNames, ForgottenPassword.shape))
    .transform((body) => toDomain(forgotNames, body)),
  names: forgotNames,
  status: 204,
})

const resetNames = { token: 'Token', password: 'Password' } as const

export const resetPasswordOperation = operation({
  method: 'POST',
  path: '/auth/reset',
  tag,
  summary: 'Choisir un nouveau mot de passe avec le lien reçu',
  access: 'public',
  limit: 'reset',
  body: z.object(toWire(resetNames, ResetPassword.shape)).transform((body) => toDomain(resetNames, body)),
  names: resetNames,
  status: 204,
})

const confirmNames = { token: 'Token', password: 'Password', newPassword: 'NewPassword' } as const

export const confirmEmailOperation = operation({
  method: 'POST',
  path: '/auth/confirm',
  tag,
  summary: 'Confirmer son adresse e-mail avec le lien reçu',
  access: 'public',
  actsOnCookie: true,
  limit: 'reset',
  body: z.object(toWire(confirmNames, ConfirmEmail.shape)).transform((body) => toDomain(confirmNames, body)),
  names: confirmNames,
  status: 204,
})
