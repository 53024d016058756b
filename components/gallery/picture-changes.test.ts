import { expect, it } from 'vitest'
import { announce, applyChange, pictureLabel, type ShownPicture } from './picture-changes'

const gallery: ShownPicture[] = ['a', 'b', 'c'].map((name, index) => ({
  id: index + 1,
  hash: name.repeat(32),
  name,
  alt: '',
  width: 4,
  height: 3,
  position: index + 1,
}))
const [first] = gallery as [ShownPicture]
const target = { id: 1, hash: first.hash }
const places = (pictures: ShownPicture[]) => pictures.map(({ name, position }) => `${position} ${name}`)

it('moves a picture and shifts those between', () => {
  expect(places(applyChange(gallery, { ...target, to: 'move', position: 3 }))).toEqual(['1 b', '2 c', '3 a'])
})

it('closes the gap of a deleted one', () => {
  expect(places(applyChange(gallery, { ...target, to: 'delete' }))).toEqual(['1 b', '2 c'])
})

it('puts a deleted one back where it was, once', () => {
  const [, second] = gallery as [ShownPicture, ShownPicture]
  const back = { id: second.id, hash: second.hash, to: 'restore', picture: second } as const
  const shorter = applyChange(gallery, { id: second.id, hash: second.hash, to: 'delete' })
  expect(places(applyChange(shorter, back))).toEqual(['1 a', '2 b', '3 c'])
  expect(applyChange(gallery, back)).toBe(gallery)
})

it('describes one and leaves the others', () => {
  const [described, other] = applyChange(gallery, { ...target, to: 'describe', alt: 'La salle' })
  expect([described?.alt, other?.alt]).toEqual(['La salle', ''])
})

it('leaves the gallery when the picture is gone', () => {
  expect(applyChange(gallery, { id: 9, hash: '', to: 'delete' })).toBe(gallery)
})

it('calls a picture by what it shows, else by its file, else by its place', () => {
  expect(pictureLabel({ ...first, alt: 'La salle' })).toBe('La salle')
  expect(pictureLabel(first)).toBe('a')
  expect(pictureLabel({ ...first, name: '' })).toBe('Image 1')
})

it('tells where a picture stands', () => {
  expect(announce(first, { ...target, to: 'move', position: 2 }, 3)).toBe('a, position 2 sur 3')
})
