import { TOTP } from 'otpauth'
import { createAdmin } from '../../../lib/domain/users/create-admin'
import { CreateUser } from '../../../lib/domain/users/schema'
import { createSystemContext } from '../../../lib/server/context'
import { Visitor } from '../visitor'
import type { Walk } from '../walk'
import { type Account, logIn, newPassword, testAddress } from './account'

const SECOND_FACTOR = '/dashboard/compte/second-facteur'
const STEP_MS = 30_000

/** Creates an administrator for this run, as `npm run create-admin` does, who then logs in on the login page. The password and
 *  the second factor are not stored. */
export function walkAdministration(walk: Walk, origin: string): Promise<Visitor | undefined> {
  return walk.step('Administration', async () => {
    const [email, password] = [testAddress('admin'), newPassword()]
    const names = { firstName: 'Essai', lastName: 'Administration' }
    const asked = CreateUser.parse({ ...names, email, password })
    const { id } = await createAdmin(createSystemContext('create-admin'), asked)
    const admin = new Visitor(origin)
    await logIn(admin, { id, email, password })
    await setUpSecondFactor(admin, { id, email, password })
    await admin.call('GET', '/tickets/list?limit=1', 200)
    if ((await admin.page('/admin/etat')).status !== 200) throw new Error('/admin/etat ne s’ouvre pas')
    return { says: 'entrée avec un second facteur, et /admin/etat s’ouvre.', value: admin }
  })
}

async function setUpSecondFactor(admin: Visitor, account: Account): Promise<void> {
  const { to } = await admin.submit(SECOND_FACTOR, 'Ajouter une application')
  const panel = new URL(to ?? SECOND_FACTOR, admin.origin)
  const path = panel.pathname + panel.search
  const { html } = await admin.page(path)
  const secret = /<code[^>]*>([A-Z2-7 ]{16,})<\/code>/.exec(html)?.[1]?.replaceAll(' ', '')
  if (!secret) throw new Error('la page du second facteur ne montre pas de secret')
  const app = new TOTP({ secret })
  const confirmed = { code: app.generate(), password: account.password }
  const { html: done } = await admin.submit(path, 'Code de l’application', confirmed)
  if (!done.includes('codes de secours')) throw new Error('le second facteur n’est pas pris')
  // Each code works only once: the log-in uses the next one, which is accepted slightly early.
  await logIn(admin, account, app.generate({ timestamp: Date.now() + STEP_MS }))
}
