import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { REQUIREMENTS } from './asvs-requirements'

const STATES = ['met', 'partly', 'not met', 'not used']
const text = readFileSync('docs/asvs.md', 'utf8')

type Row = { id: string; state: string; where: string; shown: string }

const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line): Row => {
    const [, id = '', , state = '', where = '', shown = ''] = line.split('|').map((cell) => cell.trim())
    return { id, state, where, shown }
  })

/** The text in backticks: a file, a test as `file › title`, or an identifier. */
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const isFile = (name: string) => /^[\w.()[\]-]+(\/[\w.()[\]-]+)+$/.test(name)
const testsOf = ({ shown }: Row) => quoted(shown).filter((name) => name.includes(' › '))

it('the standard has 70 requirements of level 1, 183 of level 2 and 92 of level 3', () => {
  const counts = [1, 2, 3].map((level) => REQUIREMENTS.filter((one) => one.level === level).length)
  expect(counts).toEqual([70, 183, 92])
})

it('every requirement of levels 1 and 2 has one row, in the standard’s order', () => {
  const wanted = REQUIREMENTS.filter(({ level }) => level < 3).map(({ id }) => id)
  expect(rows.map(({ id }) => id)).toEqual(wanted)
})

it('every file that is named is there', () => {
  const named = rows.flatMap(({ where, shown }) => [...quoted(where), ...quoted(shown)])
  const files = named.map((name) => name.split(' › ')[0] ?? '').filter(isFile)
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it.each(['docs/threat-model.md', 'docs/security-inventory.md', 'SECURITY.md'])(
  'every file that %s names is there',
  (page) => {
    const files = quoted(readFileSync(page, 'utf8')).filter(isFile)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  },
)

it('every test that is named is in its file', () => {
  const tests = rows.flatMap(testsOf)
  expect(tests.length).toBeGreaterThan(200)
  const gone = tests.filter((test) => {
    const [file = '', title = ''] = test.split(' › ')
    return title === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(title)
  })
  expect(gone).toEqual([])
})

it('a row that says met names a file, and a test or the reason for having no test', () => {
  const met = rows.filter(({ state }) => state === 'met')
  const proven = (row: Row) => testsOf(row).length > 0 || row.shown.startsWith('no test: ')
  expect(met.filter((row) => row.where === '—' || !proven(row))).toEqual([])
})

it('every other row says why, and the page counts them as they are', () => {
  expect(rows.filter(({ state, shown }) => !STATES.includes(state) || shown === '—')).toEqual([])
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(text.replaceAll('\n', ' ')).toContain(
    `${count('met')} met, ${count('partly')} in part, ${count('not met')} not met, ${count('not used')} about what the product does not have; ${rows.length} in all`,
  )
})
