import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { clearLeftForms } from './left-forms'

afterEach(() => vi.unstubAllEnvs())

it('deletes the folders of calls that ended a day ago, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-'))
  vi.stubEnv('TMPDIR', folder)
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const name of ['ostal-form-old', 'ostal-form-new', 'other-old']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, '0'), 'x')
    if (name.endsWith('old')) utimesSync(join(folder, name), longAgo, longAgo)
  }
  await clearLeftForms()
  expect(readdirSync(folder)).toEqual(['ostal-form-new', 'other-old'])
})
