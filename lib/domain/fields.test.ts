import { describe, expect, it } from 'vitest'
import { personName } from './fields'

const name = personName('Le prénom', 80)

describe('a person’s name', () => {
  it.each([
    'https://gagnez.example',
    'Cliquez sur gagnez.example',
    'WWW.gagnez',
    'gagnez@exemple.fr',
    'gagnez24.example',
    'gagnez。example',
    'gagnez．example',
    'Léa gagnez.example/prix',
    'Léa\nOuvrez ceci',
  ])('carries no link: %j', (text) => {
    expect(name.safeParse(text).error?.issues).toEqual([
      expect.objectContaining({ message: 'Le prénom ne peut pas contenir de lien ni d’adresse.' }),
    ])
  })

  it.each([
    'Élise',
    'J.-P.',
    'M. Dupont',
    'Anne-Laure',
    'O’Brien',
    'José Mª',
    'Dupont Jr.',
    'Nguyễn Thị',
    '李',
  ])('may be %s', (text) => {
    expect(name.parse(text)).toBe(text)
  })
})
