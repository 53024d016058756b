import { describe, expect, it } from 'vitest'
import { readPoint } from './read-point'

const day = (...times: string[]) => ({ string: times })
const closed = day('0000', '0000', '0000', '0000')
const details = {
  STAT: '0',
  Num: '012345',
  LgAdr1: 'TABAC   DE LA GARE              ',
  LgAdr2: '',
  LgAdr3: '3 RUE MAGUELONE                 ',
  LgAdr4: 'BATIMENT B                      ',
  CP: '34000',
  Ville: 'MONTPELLIER               ',
  Pays: 'FR',
  Latitude: '43,6045275',
  Longitude: '-03,8801234',
  Horaires_Lundi: closed,
  Horaires_Mardi: day('0900', '1200', '1400', '1900'),
  Horaires_Mercredi: day('0730', '2000', '0000', '0000'),
  Horaires_Jeudi: day('0000', '0000', '1400', '1800'),
  Horaires_Vendredi: '',
  Horaires_Samedi: day('0900'),
  Distance: '1250',
}

describe('a relay point of the carrier’s answer', () => {
  it('is read', () => {
    expect(readPoint(details)).toEqual({
      id: 'FR-012345',
      name: 'TABAC DE LA GARE',
      address: '3 RUE MAGUELONE, BATIMENT B',
      zip: '34000',
      city: 'MONTPELLIER',
      country: 'FR',
      distanceMeters: 1_250,
      latitude: 43.6045275,
      longitude: -3.8801234,
      hours: [
        [],
        [
          { from: '09:00', to: '12:00' },
          { from: '14:00', to: '19:00' },
        ],
        [{ from: '07:30', to: '20:00' }],
        [{ from: '14:00', to: '18:00' }],
        [],
        [],
        [],
      ],
    })
  })

  it.each([
    ['a number', { Num: '' }],
    ['a country', { Pays: 'XX' }],
    ['a place', { Latitude: '' }],
  ])('is none without %s', (_, changed) => {
    expect(readPoint({ ...details, ...changed })).toBeNull()
  })

  it('may lack a distance', () => {
    expect(readPoint({ ...details, Distance: '' })?.distanceMeters).toBeNull()
  })
})
