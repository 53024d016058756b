import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { refuseWeakPassword } from './weak-password'

const owner = { email: 'zoe.delmas-42@garage-delmas.fr', firstName: 'Zoé', lastName: 'Delmas' }
const choose = (password: string) => refuseWeakPassword(password, owner, 'password')
const refused = { code: 'validation', issues: [{ path: 'password' }] }

describe('under attack: a password is refused', () => {
  it.each([
    ...['Azerty12345', 'motdepasse1', 'soleil12345', 'ostal12345', 'Password123!', 'abcdefghij'],
    ...[
      '!!Été2026!!',
      'Éléphant-2026',
      'mot de passe 1',
      '2026 Bonjour',
      'poiuytreza9',
      'qsdfghjklm',
      'zyxwvutsrq',
    ],
    ...['1234567890', '06 12 34 56 78', '01/02/1990!', 'aaaaaaaaaaaa', '1234567a!!'],
  ])('as too common: %s', async (password) => {
    await expect(choose(password)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('courant'),
    })
  })

  it.each([
    ...[owner.email, owner.email.toUpperCase(), 'zoe.delmas-42', '12zoedelmas!'],
    ...['Zoé Delmas', 'delmas-zoe 1', 'Garage-Delmas', 'delmas1234567', 'Zoé123456789'],
  ])('as the owner’s own name or address: %s', async (password) => {
    await expect(choose(password)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('votre nom'),
    })
  })
})

it.each([
  ...[
    SAMPLE_PASSWORD,
    'Trois mots, une virgule',
    'Une phrase toute neuve',
    'dix-signes',
    'ostalazertysoleil',
  ],
  ...['kX9#mQ2!vL', 'x1y2'.repeat(32), 'delmas aime les figues', 'Soleil et pluie 2026'],
])('a password of one’s own is taken: %s', async (password) => {
  await expect(choose(password)).resolves.toBeUndefined()
})

it('no form’s schema brings the lists to the browser', () => {
  const readers = (readdirSync('lib/domain', { recursive: true }) as string[]).filter(
    (file) =>
      /\.ts$/.test(file) && /from '[./\w-]*\/weak-password'/.test(readFileSync(`lib/domain/${file}`, 'utf8')),
  )
  expect(readers.length).toBeGreaterThan(2)
  expect(readers.filter((file) => /schema\.ts$/.test(file))).toEqual([])
})
