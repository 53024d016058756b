import { expect, test } from 'vitest'
import { entryLabel } from './entry-words'

const stored = {
  id: 1,
  websiteId: 1,
  position: 1,
  createdAt: new Date(),
  updatedAt: new Date(),
  active: true,
  pictureHash: null,
}
const review = (customerName: string) =>
  entryLabel({ ...stored, customerName, customerRole: 'Cliente', content: 'Bien.' })

test.each([
  ['Léa', 'Avis de Léa'],
  ['Élise', 'Avis d’Élise'],
  ['amandine', 'Avis d’amandine'],
  ['Yves', 'Avis d’Yves'],
  ['Yasmine', 'Avis de Yasmine'],
  ['Hugo', 'Avis de Hugo'],
])('the review of %s is « %s »', (name, label) => {
  expect(review(name)).toBe(label)
})

test('a staff member and an event', () => {
  expect(entryLabel({ ...stored, name: 'Ousmane', role: 'Chef', description: null })).toBe('Fiche d’Ousmane')
  expect(
    entryLabel({ ...stored, title: 'Marché', description: 'Ici.', eventDate: '2030-05-01', endDate: null }),
  ).toBe('Événement Marché')
})
