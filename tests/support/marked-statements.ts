import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const HEADER = 'x-marked'
const LOADED = pathToFileURL(join(import.meta.dirname, 'mark-statements.mjs')).href

/** What a product needs in its environment to say which statements a request asked of the database; see there. */
export function markedStatements() {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'))
  const file = join(folder, 'statements')
  writeFileSync(file, '')
  return {
    env: { NODE_OPTIONS: `--import ${LOADED}`, STATEMENTS_FILE: file },
    /** Runs one request with the headers that mark it; returns its statements, the job queue's own left out. */
    async of(request: (headers: Record<string, string>) => Promise<unknown>): Promise<string[]> {
      const mark = crypto.randomUUID()
      await request({ [HEADER]: mark })
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.includes(mark))
        .map((line): string => JSON.parse(line).text)
        .filter((text) => !/pgboss/.test(text))
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
