import { expect, it } from 'vitest'
import { changeOf, comparison, pageName, sourceName } from './words'

it.each([
  [{ now: 112, before: 100 }, '+12\u00a0%'],
  [{ now: 92, before: 100 }, '−8\u00a0%'],
  [{ now: 0, before: 3 }, '−100\u00a0%'],
  [{ now: 1001, before: 1000 }, '='],
  [{ now: 7, before: 0 }, null],
])('a change of %o reads « %s »', (compared, words) => {
  expect(changeOf(compared)).toBe(words)
})

it('a period without a former count, or with the same, says so', () => {
  expect([
    comparison({ now: 7, before: 0, period: '30' }),
    comparison({ now: 7, before: 7, period: '90' }),
    comparison({ now: 8, before: 4, period: '364' }),
  ]).toEqual([
    'Aucune sur les 30 jours d’avant',
    'Comme sur les 90 jours d’avant',
    '+100\u00a0% par rapport à 4 sur les 52 semaines d’avant',
  ])
})

it('pages and sources have the names that people know', () => {
  expect(['/', '/exemples/coiffeurs', '/blog/un-article'].map(pageName)).toEqual([
    'Accueil',
    'Exemple\u00a0: Coiffeurs',
    'Article',
  ])
  expect(['direct', 'autres', 'google.com'].map(sourceName)).toEqual([
    'Accès direct',
    'Autres sites',
    'google.com',
  ])
})
