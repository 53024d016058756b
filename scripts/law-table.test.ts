import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = ['tests', 'lib'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[]).map((file) => `${folder}/${file}`),
)
const tests = files
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .map((file) => file.replace(/(\.isolated)?\.(test|spec)\.tsx?$/, ''))

it('every test that docs/law.md names is there', () => {
  const rows = readFileSync('docs/law.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const named = rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !tests.some((file) => file.endsWith(`/${name}`)))).toEqual([])
})
