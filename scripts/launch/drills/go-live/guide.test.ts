import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../folders'
import { shellLines } from './guide'

const GUIDE = readFileSync(join(root, 'docs/go-live.md'), 'utf8')

it('the lines of a section are read without its words and comments', () =>
  expect(
    shellLines(
      '# A\n## 1. B\nx\n```sh\na b # why\n# no\nc\n```\n```sh\nd\n```\n## 2. C\n```sh\ne\n```\n',
      '1. B',
    ),
  ).toEqual(['a b', 'c', 'd']))

it('a section that the guide no longer has is a fault', () =>
  expect(() => shellLines(GUIDE, '7. Last start')).toThrow('no section'))

it('the first start builds, migrates, makes an administrator, starts, backs up and asks the doctor, in this order', () => {
  const lines = shellLines(GUIDE, '7. First start').join('\n')
  const steps = ['git clone', 'npm install', '/etc/ostal/env', 'run build', 'run migrate', 'run create-admin']
  const places = [...steps, 'enable --now', 'run backup', 'run doctor', 'run smoke'].map((step) =>
    lines.indexOf(step),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})
