import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log } from '../instance/log'

/** The prefix of the folders in which calls keep the files of their forms. */
export const FORM_FOLDER = 'ostal-form-'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes the files that calls of killed processes left on this machine's disk. Younger folders may belong to a call of another
 *  instance on the same machine. */
export async function clearLeftForms(now = Date.now()): Promise<void> {
  try {
    const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FORM_FOLDER))
    for (const path of names.map((name) => join(tmpdir(), name))) {
      const { mtimeMs } = await stat(path)
      if (now - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true })
    }
  } catch (error) {
    log().warn({ err: error }, 'Forms left on the disk were not deleted')
  }
}
