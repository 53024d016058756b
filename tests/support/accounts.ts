import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { signUp } from '@/lib/domain/accounts/sign-up'
import { logIn } from '@/lib/domain/log-in/log-in'
import type { domain } from './context'

let count = 0
/** Valid sign-up data. */
export const newPerson = () => ({
  firstName: 'Noé',
  lastName: 'Salles',
  email: `noe-${count++}@exemple.fr`,
  phone: '06 00 00 00 00',
  password: SAMPLE_PASSWORD,
  acceptsMarketing: false,
})

export const logInInput = (email: string, password = SAMPLE_PASSWORD) => ({
  email,
  password,
  admin: false,
  rememberMe: false,
})

/** A new account, signed in. */
export async function signedInPerson(as: Awaited<ReturnType<typeof domain>>['as']) {
  const { email, ...person } = newPerson()
  const { id } = await signUp(as(), { ...person, email })
  const { id: sessionId } = await logIn(as(), logInInput(email))
  return { id, email, sessionId, ctx: as(id, 'USER', { sessionId }) }
}
