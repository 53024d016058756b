import { expect, it } from 'vitest'
import { askedWords } from './asked-words'

it('says what is still asked in French, each thing once, and nothing in the provider’s own words', () => {
  expect(
    askedWords([
      'identity.business_details.address.line1',
      'identity.business_details.address.town',
      'identity.individual.documents.primary_verification',
      'something.new',
      'something.else',
    ]),
  ).toEqual([
    'L’adresse de l’entreprise',
    'Une pièce d’identité',
    'Une autre information, que la page du prestataire précise',
  ])
})
