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
    // Only the product's name, seasons, months and one listed word.
    ...['Ostal-2026-Ostal', 'ostal.ete.2026', 'Printemps-Ostal-26', 'Juillet&Août 2026', 'OstalSoleil2026'],
    ...['Été-Bonjour-2026', 'azerty-ostal-azerty', '2026OstalMotDePasse'],
    // One word doubled.
    ...['SoleilSoleil1', 'brumevanebrumevane', 'Kiwano-Kiwano-7', 'motdepasse/motdepasse'],
    // Digits and signs instead of letters.
    ...[
      'P4ssw0rd2026!',
      'M0td3p4sse1',
      '0st4l-2026-0st4l',
      '5ole1l-2026',
      '@zerty12345',
      'Hiv3r-0stal-26',
      'O.s.t.a.l-2026',
    ],
  ])('as too common: %s', async (password) => {
    await expect(choose(password)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('courant'),
    })
  })

  it.each([
    ...[owner.email, owner.email.toUpperCase(), 'zoe.delmas-42', '12zoedelmas!'],
    ...['Zoé Delmas', 'delmas-zoe 1', 'Garage-Delmas', 'delmas1234567', 'Zoé123456789'],
    ...['Delmas-Ostal-2026', 'Zoe.Juillet.2026', 'garage zoe garage', 'D3lm4s-Zo3-1', 'Zoé-Soleil-2026!'],
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
  ...['Delmas-tx-2026', 'Soleil-brume-42', 'ostal, juillet et moi', 'Figuier-4f9k2-ostal'],
  ...['kX9#mQ2!vL', 'x1y2'.repeat(32), 'delmas aime les figues', 'Soleil et pluie 2026'],
])('an uncommon password is accepted: %s', async (password) => {
  await expect(choose(password)).resolves.toBeUndefined()
})

it('under attack: the longest password of ambiguous signs takes less than 60 ms of processor time', async () => {
  await choose('Une phrase toute neuve')
  for (const signs of ['1!|', '10', 'il1', 'ostal', '1ostal0soleil']) {
    const password = `${signs.repeat(128).slice(0, 124)}kX9#`
    // The minimum of three runs: other load on the machine only ever makes one longer.
    const costs: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const before = process.cpuUsage()
      await choose(password).catch(() => undefined)
      costs.push(process.cpuUsage(before).user / 1000)
    }
    expect(Math.min(...costs)).toBeLessThan(60)
  }
})

it('no form schema imports the word lists, which would then reach the browser', () => {
  const readers = (readdirSync('lib/domain', { recursive: true }) as string[]).filter(
    (file) =>
      /\.ts$/.test(file) && /from '[./\w-]*\/weak-password'/.test(readFileSync(`lib/domain/${file}`, 'utf8')),
  )
  expect(readers.length).toBeGreaterThan(2)
  expect(readers.filter((file) => /schema\.ts$/.test(file))).toEqual([])
})
