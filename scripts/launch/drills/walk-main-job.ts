import { randomBytes } from 'node:crypto'
import { Visitor } from '../../smoke/visitor'
import type { Print } from '../checks/run-checks'
import type { Closing } from '../closing'
import { type Place, runOrThrow } from './stranger'

type Options = { origin: string; place: Place; print: Print; closing: Closing }

/** An operator's first steps: creates an administrator, logs in, opens pages, calls the API, runs the doctor. */
export async function walkMainJob({ origin, place, print, closing }: Options): Promise<void> {
  const [email, password] = ['marie@exemple.fr', `essai ${randomBytes(12).toString('base64url')}`]
  const names = ['--first-name', 'Marie', '--last-name', 'Exemple']
  await runOrThrow(['node', 'scripts/command.mjs', 'create-admin', email, ...names], place, {
    ...{ print, closing, input: `${password}\n` },
  })
  const admin = new Visitor(origin)
  const json = { Email: email, Password: password, Admin: true }
  admin.bearer = (await admin.call('POST', '/auth/login', 200, { json })).body.accessToken
  await admin.call('GET', '/users/list?limit=1', 200)
  for (const path of ['/', '/dashboard', '/admin', '/admin/etat', '/api/docs']) {
    const { status } = await admin.page(path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
  await runOrThrow(['node', 'scripts/command.mjs', 'doctor'], place, { print, closing })
}
