import { expect, it } from 'vitest'
import { typeset } from './typeset'

it.each([
  ['Une question ? Oui !', 'Une question\u202f? Oui\u202f!'],
  ['un délai ;\nun prix : celui-ci', 'un délai\u202f;\nun prix\u00a0: celui-ci'],
  ['« sans engagement »', '«\u00a0sans engagement\u00a0»'],
  ["l'abonnement", 'l’abonnement'],
  ['6 mois, 198 €, 20 %, 75 000 €', '6\u00a0mois, 198\u00a0€, 20\u00a0%, 75\u00a0000\u00a0€'],
  ['article L. 221-18', 'article\u00a0L.\u00a0221-18'],
  ['https://exemple.fr/a?b', 'https://exemple.fr/a?b'],
  ['déjà\u202f?', 'déjà\u202f?'],
])('%j reads %j', (typed, read) => {
  expect(typeset(typed)).toBe(read)
})
