import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { Halt } from '../halt'
import type { Location } from './location'
import { program } from './package'

const execute = promisify(execFile)

/** Runs one of PostgreSQL's programs under the account it may run as. */
export async function runProgram(
  where: Pick<Location, 'native' | 'account' | 'env'>,
  name: string,
  args: string[],
) {
  const path = program(where.native, name)
  try {
    await execute(path, args, {
      ...where.account,
      // The account may have no access to the launcher's folder.
      cwd: dirname(path),
      env: { ...process.env, ...where.env, LC_ALL: 'C', TZ: 'UTC' },
    })
  } catch (error) {
    const failure = error as { stderr?: string; stdout?: string; message: string }
    throw new Halt(
      `PostgreSQL's ${name} failed: ${[failure.stderr, failure.stdout].join('\n').trim() || failure.message}`,
    )
  }
}
