import { expect, it } from 'vitest'
import { brand } from '@/content/brand'
import { withDe, withQue } from './elision'

it.each([
  ['Épicerie du Port', 'd’Épicerie du Port'],
  ['ostal', 'd’ostal'],
  ['Œnothèque', 'd’Œnothèque'],
  ['Yves', 'd’Yves'],
  ['Ouest Vélo', 'd’Ouest Vélo'],
  ['octobre 2026', 'd’octobre 2026'],
  ['Hélène', 'd’Hélène'],
  ['Henri', 'd’Henri'],
  ['Hervé', 'd’Hervé'],
  ['Hôtel du Lac', 'd’Hôtel du Lac'],
  ['Histoires de fil', 'd’Histoires de fil'],
  ['Horlogerie Blanc', 'd’Horlogerie Blanc'],
  ['Huiles et Miels', 'd’Huiles et Miels'],
  ['Hyacinthe', 'd’Hyacinthe'],
  ['Harmonie', 'd’Harmonie'],
  ['Héroïne', 'd’Héroïne'],
])('« de » is elided before the vowel or mute h of %s', (name, shown) => {
  expect(withDe(name)).toBe(shown)
})

it.each([
  'Léa',
  'Yaourts du Larzac',
  'Yanis',
  'Onze Chaises',
  'Ouistiti',
  'Hameau des Pins',
  'Halle aux vins',
  'Haricot Vert',
  'Hassan',
  'Héros du quartier',
  'Hérisson',
  'Hibou',
  'Hockey Club',
  'Honfleur',
  'Houria',
  'Hugo',
  'Huit à Table',
  '11 Avenue',
  '',
])('« de » stays whole before %s', (name) => {
  expect(withDe(name)).toBe(`de ${name}`)
})

it('« que » is elided as « de » is', () => {
  expect(withQue('Ostal')).toBe('qu’Ostal')
  expect(withQue('Léa')).toBe('que Léa')
  expect(brand.ofName).toBe(withDe(brand.name))
})
