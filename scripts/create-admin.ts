import '../lib/server/forms/french-issues'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { createAdmin } from '../lib/domain/users/create-admin'
import { CreateUser } from '../lib/domain/users/schema'
import { createSystemContext } from '../lib/server/context'
import { pool } from '../lib/server/database'
import { promptLine, promptSecret } from './terminal'

const USAGE =
  'npm run create-admin -- <e-mail> [--first-name <name>] [--last-name <name>] [--invite]\n' +
  'Without --invite the password is asked for, or read from standard input.'

/** `npm run create-admin`: creates an administrator, with a password or with a mailed link to choose it. */
async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      invite: { type: 'boolean', default: false },
    },
  })
  const [email] = positionals
  if (!email || positionals.length > 1) throw new Error(USAGE)
  const asked = {
    email,
    firstName: values['first-name'] ?? (await promptLine('First name: ')),
    lastName: values['last-name'] ?? (await promptLine('Last name: ')),
    ...(values.invite ? { invite: true } : { password: await promptSecret('Password: ') }),
  }
  const admin = await createAdmin(createSystemContext('create-admin'), CreateUser.parse(asked))
  const how = values.invite ? 'The link to choose the password is on its way.' : 'Log in at /login.'
  return `${admin.email} is an administrator now. ${how}`
}

try {
  console.log(await run())
} catch (error) {
  process.exitCode = 1
  console.error(reasonOf(error))
} finally {
  await pool()
    .end()
    // The environment is invalid, and that has been reported.
    .catch(() => {})
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n')
  if (!(error instanceof Error)) return String(error)
  // A failed query's message contains its values, including the password's hash; its cause does not.
  return error.cause instanceof Error ? String(error.cause) : error.message || String(error)
}
