import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../folders'
import { readEnvironmentFile, writeEnvironment } from './environment-file'

const VALUES = {
  MAIL_FROM: 'Ostal <bonjour@exemple.fr>',
  COMPANY_FACTS: '{"legalName":"Ostal & Cie","capital":"1 000 €"}',
  DATABASE_URL: 'postgres://ostal:a$b@127.0.0.1:5432/ostal?sslmode=disable',
}

/** The variables that a shell exports from a file, loaded as the guide says. */
function inShell(file: string): Record<string, string> {
  const script = `set -a && . ${file} && set +a && exec ${process.execPath} -e 'console.log(JSON.stringify(process.env))'`
  return JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8' }))
}

it('values in single quotes are the same to systemd and to a shell', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'environment-')), 'env')
  writeFileSync(file, writeEnvironment(VALUES))
  expect(readEnvironmentFile(readFileSync(file, 'utf8'))).toEqual(VALUES)
  expect(inShell(file)).toMatchObject(VALUES)
})

it('a value that cannot be quoted is refused', () =>
  expect(() => writeEnvironment({ MAIL_FROM: "L'agence" })).toThrow('MAIL_FROM'))

it('.env.example can be read by a shell as it stands', () => {
  expect(inShell(join(root, '.env.example'))).toMatchObject({ MAP_TILES_ATTRIBUTION: '© OpenStreetMap' })
})
