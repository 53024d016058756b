import { expect, test } from 'vitest'
import { entryLabel, findEntries, isPast } from './entry-words'

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

test('entries are found by all of their words, without accents and capitals', () => {
  const list = [
    { ...stored, customerName: 'Élise', customerRole: 'Cliente', content: 'Un pain délicieux.' },
    { ...stored, customerName: 'Marc', customerRole: 'Voisin', content: 'Un accueil parfait.' },
  ]
  const found = (search: string) =>
    findEntries(list, search).map((entry) => list.findIndex((one) => one === entry))
  expect(found('DELICIEUX elise')).toEqual([0])
  expect(found('un voisin')).toEqual([1])
  expect(found('elise voisin')).toEqual([])
  expect(found('  ')).toEqual([0, 1])
})

test('an event is over the day after its last one', () => {
  const fair = {
    ...stored,
    title: 'Foire',
    description: 'Ici.',
    eventDate: '2030-05-01',
    endDate: '2030-05-03',
  }
  expect(isPast(fair, '2030-05-03')).toBe(false)
  expect(isPast(fair, '2030-05-04')).toBe(true)
  expect(isPast({ ...fair, endDate: null }, '2030-05-02')).toBe(true)
})
