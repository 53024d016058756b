import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const HEADER = 'x-marked'
const LOADED = pathToFileURL(join(import.meta.dirname, 'mark-statements.mjs')).href

/** The environment that makes a product record each request's statements; see mark-statements.mjs. */
export function markedStatements() {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'))
  const file = join(folder, 'statements')
  writeFileSync(file, '')
  return {
    env: { NODE_OPTIONS: `--import ${LOADED}`, STATEMENTS_FILE: file },
    /** Runs one marked request; returns its statements, without the job queue's. */
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
