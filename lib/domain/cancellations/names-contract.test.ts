import { expect, it } from 'vitest'
import { contractNumbers, hostsIn, invoiceNumbers, namesName } from './names-contract'

it.each([
  ['12', [12]],
  ['n° 12', [12]],
  ['Contrat n° 12, le mensuel', [12]],
  ['abonnement 7', [7]],
  ['Devis du 3 novembre 2026', []],
  ['Devis D-2026-0042', []],
  ['Le contrat du 3 novembre', []],
])('“%s” gives the contract numbers %j', (text, numbers) => {
  expect(contractNumbers(text)).toEqual(numbers)
})

it('an invoice is named by its number', () => {
  expect(invoiceNumbers('facture f-2026-0012 du mois')).toEqual(['F-2026-0012'])
})

it('a site is named by its host, with any text around it', () => {
  expect(hostsIn('https://www.mas.fr/page, et le-mas.fr.')).toEqual(['mas.fr', 'le-mas.fr'])
})

it.each([
  ['mon site La Table de Camille !', 'La Table de Camille', true],
  ['MAISON D’ELINE', 'Maison d’Éline', true],
  ['La Tablette', 'La Table', false],
  ['le mas', 'Mas', false],
  ['mon site', null, false],
])('“%s” holds the name “%s”: %s', (text, name, expected) => {
  expect(namesName(text, name)).toBe(expected)
})
