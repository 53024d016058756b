import { z } from 'zod'
import { ConfirmEmail, ForgottenPassword, LogIn, ResetPassword, SignUp } from '@/lib/domain/accounts/schema'
import { Id, operation } from './operation'

const tag = 'Authentification'
const AccessTokenWire = z.object({ accessToken: z.string() })

export const logInOperation = operation({
  method: 'POST',
  path: '/auth/login',
  tag,
  summary: 'Se connecter',
  access: 'public',
  body: z
    .object({
      Email: LogIn.shape.email,
      Password: LogIn.shape.password,
      Admin: LogIn.shape.admin,
      RememberMe: LogIn.shape.rememberMe,
    })
    .transform((body) => ({
      email: body.Email,
      password: body.Password,
      admin: body.Admin,
      rememberMe: body.RememberMe,
    })),
  status: 200,
  answer: AccessTokenWire,
  refusals: ['rate_limited'],
})

export const refreshTokenOperation = operation({
  method: 'POST',
  path: '/auth/token',
  tag,
  summary: 'Obtenir un nouveau jeton d’accès avec le cookie de session',
  access: 'public',
  actsOnCookie: true,
  status: 200,
  answer: AccessTokenWire,
})

export const logOutOperation = operation({
  method: 'POST',
  path: '/auth/logout',
  tag,
  summary: 'Se déconnecter',
  access: 'public',
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

export const signUpOperation = operation({
  method: 'POST',
  path: '/auth/signup',
  tag,
  summary: 'Créer un compte client',
  access: 'public',
  body: z
    .object({
      FirstName: SignUp.shape.firstName,
      LastName: SignUp.shape.lastName,
      Email: SignUp.shape.email,
      Phone: SignUp.shape.phone,
      Password: SignUp.shape.password,
      acceptComm: SignUp.shape.acceptsMarketing.default(false),
    })
    .transform((body) => ({
      firstName: body.FirstName,
      lastName: body.LastName,
      email: body.Email,
      phone: body.Phone,
      password: body.Password,
      acceptsMarketing: body.acceptComm,
    })),
  status: 201,
  answer: z.object({ Id }),
  refusals: ['conflict', 'rate_limited'],
})

export const forgotPasswordOperation = operation({
  method: 'POST',
  path: '/auth/forgot',
  tag,
  summary: 'Recevoir un lien pour choisir un nouveau mot de passe',
  access: 'public',
  body: z.object({ Email: ForgottenPassword.shape.email }).transform((body) => ({ email: body.Email })),
  status: 204,
  refusals: ['rate_limited'],
})

export const resetPasswordOperation = operation({
  method: 'POST',
  path: '/auth/reset',
  tag,
  summary: 'Choisir un nouveau mot de passe avec le lien reçu',
  access: 'public',
  body: z
    .object({ Token: ResetPassword.shape.token, Password: ResetPassword.shape.password })
    .transform((body) => ({ token: body.Token, password: body.Password })),
  status: 204,
})

export const confirmEmailOperation = operation({
  method: 'POST',
  path: '/auth/confirm',
  tag,
  summary: 'Confirmer son adresse e-mail avec le lien reçu',
  access: 'public',
  body: z.object({ Token: ConfirmEmail.shape.token }).transform((body) => ({ token: body.Token })),
  status: 204,
})
