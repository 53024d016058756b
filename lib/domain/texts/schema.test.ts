import { describe, expect, it } from 'vitest'
import { anchorOf, anchors, markedEntry, outlineOf, toggleEntry } from './schema'

describe('the anchor of a heading', () => {
  it.each([
    ['Prix', 'prix'],
    ['Durée et fin de l’abonnement', 'duree-et-fin-de-labonnement'],
    ['4.2 Abonnement au mois ou à l’année', '42-abonnement-au-mois-ou-a-lannee'],
    ['Déjà   vu', 'deja-vu'],
    ['Déjà vu'.normalize('NFD'), 'deja-vu'],
    ['Prix\u00a0: la TVA\u202f?', 'prix--la-tva-'],
    ['Mise en œuvre, ÇA et_là', 'mise-en-oeuvre-ca-et_la'],
    ['Paiement unique + abonnement', 'paiement-unique--abonnement'],
    ['back-end (CMS)', 'back-end-cms'],
  ])('of « %s » is %s', (text, anchor) => {
    expect(anchorOf(text)).toBe(anchor)
  })

  it('is its own in the text: repeats get -2, -3', () => {
    const anchor = anchors()
    expect(['Prix', 'Durée', 'Prix', 'prix', 'Durée'].map(anchor)).toEqual([
      'prix',
      'duree',
      'prix-2',
      'prix-3',
      'duree-2',
    ])
  })

  it('never is one that another heading has', () => {
    const anchor = anchors()
    expect(['Prix 2', 'Prix', 'Prix'].map(anchor)).toEqual(['prix-2', 'prix', 'prix-3'])
  })
})

const heading = (level: number, id: string) => ({ level, id, text: id.toUpperCase() })
const entries = outlineOf([
  heading(1, 'a'),
  heading(2, 'b'),
  heading(4, 'c'),
  heading(3, 'd'),
  heading(2, 'e'),
  heading(1, 'f'),
])

describe('the outline', () => {
  it('puts each heading below the last one of a higher level, also where a level is left out', () => {
    const ids = (list: typeof entries): unknown[] => list.map(({ id, children }) => [id, ids(children)])
    expect(ids(entries)).toEqual([
      [
        'a',
        [
          [
            'b',
            [
              ['c', []],
              ['d', []],
            ],
          ],
          ['e', []],
        ],
      ],
      ['f', []],
    ])
  })

  it('keeps one open branch a level', () => {
    const first = { 1: 'a' }
    const second = toggleEntry(first, heading(2, 'b'))
    expect(second).toEqual({ 1: 'a', 2: 'b' })
    expect(toggleEntry(second, heading(2, 'e'))).toEqual({ 1: 'a', 2: 'e' })
    expect(toggleEntry(second, heading(2, 'b'))).toEqual({ 1: 'a', 2: undefined })
  })

  it('marks the heading, or what is in sight above it', () => {
    expect(markedEntry(entries, { 1: 'a', 2: 'b' }, 'd')).toBe('d')
    expect(markedEntry(entries, { 1: 'a', 2: 'e' }, 'd')).toBe('b')
    expect(markedEntry(entries, { 1: 'f' }, 'd')).toBe('a')
    expect(markedEntry(entries, {}, 'f')).toBe('f')
    expect(markedEntry(entries, {}, 'unknown')).toBeUndefined()
  })
})
