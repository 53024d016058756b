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
const positions = (pictures: ShownPicture[]) => pictures.map(({ name, position }) => `${position} ${name}`)

it('a move shifts the pictures in between', () => {
  expect(positions(applyChange(gallery, { ...target, to: 'move', position: 3 }))).toEqual([
    '1 b',
    '2 c',
    '3 a',
  ])
})

it('a deletion closes the gap', () => {
  expect(positions(applyChange(gallery, { ...target, to: 'delete' }))).toEqual(['1 b', '2 c'])
})

it('a restored picture returns to its position once', () => {
  const [, second] = gallery as [ShownPicture, ShownPicture]
  const back = { id: second.id, hash: second.hash, to: 'restore', picture: second } as const
  const shorter = applyChange(gallery, { id: second.id, hash: second.hash, to: 'delete' })
  expect(positions(applyChange(shorter, back))).toEqual(['1 a', '2 b', '3 c'])
  expect(applyChange(gallery, back)).toBe(gallery)
})

it('a description changes only its picture', () => {
  const [described, other] = applyChange(gallery, { ...target, to: 'describe', alt: 'La salle' })
  expect([described?.alt, other?.alt]).toEqual(['La salle', ''])
})

it('a change of a missing picture changes nothing', () => {
  expect(applyChange(gallery, { id: 9, hash: '', to: 'delete' })).toBe(gallery)
})

it('the label of a picture is its description, else its file name, else its position', () => {
  expect(pictureLabel({ ...first, alt: 'La salle' })).toBe('La salle')
  expect(pictureLabel(first)).toBe('a')
  expect(pictureLabel({ ...first, name: '' })).toBe('Image 1')
})

it('an announcement states the position of a picture', () => {
  expect(announce(first, { ...target, to: 'move', position: 2 }, 3)).toBe('a, position 2 sur 3')
})
