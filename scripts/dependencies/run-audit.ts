import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../launch/folders'
import { type Audit, readAudit } from './read-audit'

const execute = promisify(execFile)
const TIMEOUT_MS = 60_000

/** Asks the registry for known vulnerabilities of production packages, or of all. */
export async function runAudit({ all = false } = {}): Promise<Audit> {
  const args = ['audit', '--json', ...(all ? [] : ['--omit=dev'])]
  const options = {
    cwd: root,
    timeout: TIMEOUT_MS,
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  }
  try {
    return readAudit((await execute('npm', args, options)).stdout)
  } catch (error) {
    // npm exits with 1 both for findings and for no answer.
    return readAudit((error as { stdout?: string }).stdout ?? '')
  }
}
