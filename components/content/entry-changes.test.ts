import { expect, test } from 'vitest'
import { announce, announceDeletion, applyChange, changeToast, undoOf } from './entry-changes'

const stored = { websiteId: 1, createdAt: new Date(), updatedAt: new Date(), active: true, pictureHash: null }
const list = ['Ana', 'Bo', 'Cy', 'Di'].map((customerName, index) => ({
  ...stored,
  id: index + 10,
  position: index + 1,
  customerName,
  customerRole: 'Client',
  content: 'Bien.',
}))
const places = (entries: { id: number; position: number }[]) =>
  entries.map(({ id, position }) => [id, position])

test('an entry moves up and down, and its neighbours shift', () => {
  expect(places(applyChange(list, { id: 12, to: 'move', position: 2 }))).toEqual([
    [10, 1],
    [12, 2],
    [11, 3],
    [13, 4],
  ])
  expect(places(applyChange(list, { id: 10, to: 'move', position: 4 }))).toEqual([
    [11, 1],
    [12, 2],
    [13, 3],
    [10, 4],
  ])
})

test('a deleted entry leaves no gap', () => {
  expect(places(applyChange(list, { id: 11, to: 'delete' }))).toEqual([
    [10, 1],
    [12, 2],
    [13, 3],
  ])
})

test('hiding changes that entry only', () => {
  const after = applyChange(list, { id: 11, to: 'show', active: false })
  expect(after.filter(({ active }) => !active).map(({ id }) => id)).toEqual([11])
  expect(places(after)).toEqual(places(list))
})

test('a change of an entry that is gone changes nothing', () => {
  expect(applyChange(list, { id: 99, to: 'delete' })).toBe(list)
})

test('changes are told in words', () => {
  const [ana] = list
  if (!ana) throw new Error('No entry')
  expect(announce(ana, { id: 10, to: 'move', position: 2 }, 4)).toBe('Avis d’Ana, position 2 sur 4')
  expect(announce(ana, { id: 10, to: 'show', active: false }, 4)).toBe('Avis d’Ana\u00a0: caché')
  expect(announceDeletion(ana, { id: 10, to: 'delete' })).toBe('Avis d’Ana supprimé')
  expect(announceDeletion(ana, { id: 10, to: 'show', active: false })).toBeUndefined()
  const elise = { ...stored, id: 1, position: 1, name: 'Élise', role: 'Chef', description: null }
  expect(announceDeletion(elise, { id: 1, to: 'delete' })).toBe('Fiche d’Élise supprimée')
})

test('a deletion that is taken back puts the entry where it was', () => {
  const [, bo] = list
  if (!bo) throw new Error('No entry')
  const after = applyChange(list, { id: 11, to: 'delete' })
  expect(applyChange(after, { id: 11, to: 'restore', entry: bo })).toEqual(list)
  expect(applyChange(list, { id: 11, to: 'restore', entry: bo })).toBe(list)
})

test('a change offers what takes it back, and that offers nothing more', () => {
  const [ana] = list
  if (!ana) throw new Error('No entry')
  for (const change of [
    { id: 10, to: 'move', position: 3 },
    { id: 10, to: 'show', active: false },
    { id: 10, to: 'delete' },
  ] as const) {
    const undo = undoOf(ana, change)
    if (!undo) throw new Error(`Nothing takes ${change.to} back`)
    expect(applyChange(applyChange(list, change), undo.change)).toEqual(list)
    expect(undoOf(ana, undo.change)).toBeUndefined()
    expect(changeToast(ana, change)).not.toBe(changeToast(ana, undo.change))
  }
})
