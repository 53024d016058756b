import { expect, it } from 'vitest'
import { asciiCity, zipDigits } from './ascii'

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
