import { expect, it } from 'vitest'
import { asciiCity, asciiLine, asciiTown, zipDigits } from './ascii'

it.each([
  ['Montpellier', 'MONTPELLIER'],
  ['Saint-Étienne', 'SAINT-ETIENNE'],
  ['L’Haÿ-les-Roses', "L'HAY-LES-ROSES"],
  ['Bœuf & Cie  3', 'BOEUF CIE'],
  ['  Châlons-en-Champagne-sur-Marne ', 'CHALONS-EN-CHAMPAGNE-SUR-M'],
  ['東京', ''],
  ['Y', ''],
])('the town %s is sent as "%s"', (city, sent) => expect(asciiCity(city)).toBe(sent))

it.each([
  ['34000', '34000'],
  ['1012 AB', '1012'],
  ['1100-205', '1100'],
])('the postcode %s is sent as %s', (zip, sent) => expect(zipDigits(zip)).toBe(sent))

it.each([
  ['12 bis, rue de l’Œuf – Bât. B/3', "12 BIS, RUE DE L'OEUF - BAT. B/3"],
  ['Łukasz Straße & Søn', 'LUKASZ STRASSE SON'],
  ['<Nom> "cité" (n°5)', 'NOM CITE N 5'],
  ['a\r\nb', 'A B'],
])('the line %s is printed as %s', (line, sent) => expect(asciiLine(line)).toBe(sent))

it('a town for the label keeps its whole name, without digits', () => {
  expect(asciiTown('Châlons-en-Champagne-sur-Marne CEDEX 2')).toBe('CHALONS-EN-CHAMPAGNE-SUR-MARNE CEDEX')
})
