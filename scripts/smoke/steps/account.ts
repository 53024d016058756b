import { randomBytes } from 'node:crypto'
import { findSentMail } from '../../../lib/providers/mail/find-sent-mail'
import type { Key } from '../keys'
import { until } from '../until'
import type { Visitor } from '../visitor'
import { needed, Skipped, type Walk } from '../walk'

export type Account = { id: number; email: string; password: string }

/** Resend's test address, with a label: it accepts mail and delivers it nowhere. */
export const testAddress = (who: string): string =>
  `delivered+${who}-${randomBytes(5).toString('hex')}@resend.dev`

export const newPassword = (): string => `essai ${randomBytes(12).toString('base64url')}`

/** Signs up, logs in and out; the account is left logged in. */
export async function walkAccount(walk: Walk, visitor: Visitor): Promise<Account | undefined> {
  const account = await walk.step('Compte', async () => {
    const [email, password] = [testAddress('essai'), newPassword()]
    const names = { FirstName: 'Essai', LastName: 'Répétition', Phone: '06 01 02 03 04' }
    const json = { ...names, Email: email, Password: password, acceptComm: false }
    const { body } = await visitor.call('POST', '/auth/signup', 201, { json })
    return { says: `${email} est inscrit.`, value: { id: Number(body.Id), email, password } }
  })
  await walk.step('Session', async () => {
    const known = needed(account, 'Compte')
    await logIn(visitor, known)
    const info = await visitor.call('GET', '/users/info', 200)
    if (info.body.Id !== known.id) throw new Error('la session est celle d’un autre compte')
    if ((await visitor.page('/dashboard')).status !== 200) throw new Error('/dashboard ne s’ouvre pas')
    await logOut(visitor)
    await visitor.call('GET', '/users/info', 401)
    await logIn(visitor, known)
    return { says: 'ouverte, lue, fermée, rouverte.', value: undefined }
  })
  return account
}

/** Both credentials of a session: the API's token, and the cookie of pages. */
export async function logIn(visitor: Visitor, { email, password }: Account, code?: string): Promise<void> {
  const json = { Email: email, Password: password, Admin: false, ...(code && { Code: code }) }
  const { body } = await visitor.call('POST', '/auth/login', 200, { json })
  visitor.bearer = body.accessToken
}

/** Ends the session on the server; keeps the token, so that the test can see it refused. */
export async function logOut(visitor: Visitor): Promise<void> {
  await visitor.call('POST', '/auth/logout', 204)
  visitor.forgetCookies()
}

/** Checks that the welcome mail was sent and that its link confirms the address. */
export async function walkMail(
  walk: Walk,
  { visitor, account, key }: { visitor: Visitor; account: Account | undefined; key: Key },
): Promise<void> {
  await walk.step('E-mail', async () => {
    const { email } = needed(account, 'Compte')
    if (key === 'absent') throw new Skipped('sans RESEND_API_KEY, rien n’est demandé à Resend.')
    const mail = await until(
      () => findSentMail(email),
      'Resend n’a reçu aucun e-mail pour ce compte en une minute\u00a0: lisez /admin/taches',
    )
    if (mail === 'forbidden')
      throw new Skipped(
        'la clé ne sert qu’à envoyer\u00a0: regardez dans Resend, Emails, si le message est parti.',
      )
    const token = /[?&]token=([^"&\s]+)/.exec(mail.text)?.[1]
    if (!token) throw new Error(`«\u00a0${mail.subject}\u00a0» ne contient pas de lien`)
    await visitor.call('POST', '/auth/confirm', 204, { json: { Token: decodeURIComponent(token) } })
    return { says: `«\u00a0${mail.subject}\u00a0» est parti, son lien confirme l’adresse.`, value: undefined }
  })
}
