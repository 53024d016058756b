import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DCLinter } from 'dclint'
import { describe, expect, it } from 'vitest'
import { findProgram } from '../checks/other-browsers'
import { root } from '../folders'
import { lastOf, readStages } from './dockerfile'
import { readUnit } from './go-live/service-unit'

const execute = promisify(execFile)
const unitFile = join(root, 'docs/go-live/ostal.service')
const unit = readUnit(readFileSync(unitFile, 'utf8'))
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')

/** The errors of a file against the schema of the Compose specification. */
function schemaFaults(file: string): string[] {
  const [result] = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles(
    [file],
    false,
  )
  return (result?.messages ?? [])
    .filter(({ rule }) => rule === 'invalid-schema')
    .map(({ message }) => message)
}

describe('compose.yaml', () => {
  it('keeps to the schema of the Compose specification', () =>
    expect(schemaFaults(join(root, 'compose.yaml'))).toEqual([]))

  it('would not, were one key misspelt', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'compose-')), 'compose.yaml')
    writeFileSync(file, compose.replace('read_only:', 'readonly:'))
    expect(schemaFaults(file)).toEqual([expect.stringContaining('must NOT have additional properties')])
  })

  it('mounts nothing that may be written, and drops every right', () => {
    for (const line of ['read_only: true', 'cap_drop: [ALL]', '"no-new-privileges:true"'])
      expect(compose).toContain(line)
  })
})

describe('the service of systemd', () => {
  it('runs what the image runs, with the same signal', () => {
    const product = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8')).at(-1)
    if (!product) throw new Error('There is no stage')
    expect(unit.command.slice(1)).toEqual(lastOf(product, 'CMD')?.words.slice(1))
    expect(unit.stopSignal).toBe(lastOf(product, 'STOPSIGNAL')?.words[0])
  })

  it('and Compose wait longer than the 25 seconds in which the product finishes', () => {
    expect(unit.stopSeconds).toBeGreaterThan(25)
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(25)
  })

  it.skipIf(!findProgram('systemd-analyze'))('is one that systemd takes', async () => {
    const { stderr } = await execute('systemd-analyze', ['verify', unitFile]).catch((error) => error)
    // The program that it starts is not installed where tests run.
    const faults = String(stderr)
      .split('\n')
      .filter((line) => line && !line.includes('is not executable'))
    expect(faults).toEqual([])
  })
})

it.skipIf(!findProgram('caddy'))('the Caddyfile is one that Caddy takes', async () => {
  const args = ['validate', '--config', join(root, 'docs/go-live/Caddyfile'), '--adapter', 'caddyfile']
  const { stdout } = await execute('caddy', args)
  expect(stdout).toContain('Valid configuration')
})
