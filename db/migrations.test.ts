import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('./migrations/', import.meta.url)
/** Its values are in the body of a trigger, which runs later. */
const EXCEPT = '0009_entry_pictures.sql'
const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name !== EXCEPT)

it('no migration uses an enum’s value that it adds itself: PostgreSQL takes it once it is committed', () => {
  const used = files.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const added = [...text.matchAll(/ADD VALUE (?:IF NOT EXISTS )?('[^']+')/g)].map(([, value = '']) => value)
    const rest = text.replace(/ALTER TYPE [^;]+ ADD VALUE [^;]+;/g, '')
    return added.filter((value) => rest.includes(value)).map((value) => `${name}: ${value}`)
  })
  expect(used).toEqual([])
})
