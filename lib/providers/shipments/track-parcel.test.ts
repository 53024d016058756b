import { expect, it } from 'vitest'
import { readTracking } from './track-parcel'

const empty = { Libelle: '', Date: '', Heure: '', Emplacement: '', Relais_Num: '', Relais_Pays: '' }

it('reads a result as the carrier sends it, without the empty entries at its end', () => {
  expect(
    readTracking({
      STAT: '81',
      Libelle01: 'COLIS PRIS EN CHARGE',
      Relais_Num: '048607',
      Tracing: {
        ret_WSI2_sub_TracingColisDetaille: [
          { ...empty, Libelle: 'RÉCEPTION DES DONNÉES', Date: '30/09/26', Heure: '10:10' },
          { ...empty, Libelle: 'PRISE EN CHARGE  EN AGENCE', Date: '01/10/2026', Emplacement: 'LILLE  ' },
          empty,
          '',
        ],
      },
    }),
  ).toEqual({
    state: 'in_transit',
    events: [
      { label: 'RÉCEPTION DES DONNÉES', day: '2026-09-30', time: '10:10', place: '' },
      { label: 'PRISE EN CHARGE EN AGENCE', day: '2026-10-01', time: null, place: 'LILLE' },
    ],
  })
})

it.each([
  ['0', 'registered'],
  ['80', 'registered'],
  ['81', 'in_transit'],
  ['82', 'delivered'],
  ['83', 'anomaly'],
])('STAT %s is the state %s', (STAT, state) => {
  expect(readTracking({ STAT, Tracing: '' })).toEqual({ state, events: [] })
})

it('refuses a list that it cannot read', () => {
  expect(() => readTracking({ STAT: '82', Tracing: 'LIVRÉ' })).toThrow('Le transporteur n’a pas répondu')
})
