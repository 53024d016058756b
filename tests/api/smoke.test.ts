import { afterAll, describe, expect, it } from 'vitest'
import { startProduct } from '../support/product'
import { runSmoke } from '../support/smoke'
import { stored } from '../support/stored'

const product = await startProduct({ env: { STAFF_SECOND_FACTOR: 'required' } })
afterAll(() => product.stop())

const signs = (lines: string[], sign: string) =>
  lines.filter((line) => line.startsWith(`${sign} `)).map((line) => /^. (.+?) :/.exec(line)?.[1])

const STEPS = [
  ...['Site', 'Compte', 'Session', 'E-mail', 'Fichier', 'Points relais', 'Étiquette'],
  ...['Stripe, client', 'Stripe, carte acceptée', 'Stripe, carte toujours authentifiée'],
  ...['Stripe, carte refusée après enregistrement', 'Stripe, IBAN qui paie', 'Stripe, IBAN qui rejette'],
  ...['Stripe, remboursement', 'Administration', 'Abonnement', 'Débit sur la page de Stripe'],
  ...['Débit d’une carte toujours authentifiée', 'Débit d’une carte refusée après enregistrement'],
  ...['Débit d’une carte enregistrée', 'Débit d’un compte (IBAN)', 'Remboursement'],
]

describe('the walk of an installation', () => {
  it('passes each step by the public doors, and says that the vendors are stand-ins', async () => {
    const { code, lines } = await runSmoke(product.env)
    expect(lines[0]).toContain('simulateurs')
    expect([signs(lines, '✗'), signs(lines, '–')]).toEqual([[], []])
    expect(signs(lines, '✓')).toEqual(STEPS)
    expect(code).toBe(0)
    // The product ignores Stripe objects that belong to none of its clients.
    const unmatched = "select 1 from pgboss.job where data->>'about' = 'payment-unmatched'"
    expect(await stored(unmatched, [], product.databaseUrl)).toEqual([])
  })

  it('skips a vendor whose keys are missing, and says so', async () => {
    const { OSTAL_ENV = '', PUBLIC_ORIGIN = '', DATABASE_URL = '', AUTH_SECRET = '' } = product.env
    const { code, lines } = await runSmoke({ OSTAL_ENV, PUBLIC_ORIGIN, DATABASE_URL, AUTH_SECRET })
    expect(signs(lines, '✓')).toEqual(['Site', 'Compte', 'Session'])
    expect(signs(lines, '–')).toEqual(
      STEPS.filter((step) => !['Site', 'Compte', 'Session', 'Administration'].includes(step)),
    )
    expect(code).toBe(0)
  })

  it('fails where nothing answers', async () => {
    const { code, lines } = await runSmoke({ ...product.env, PUBLIC_ORIGIN: 'http://localhost:1' })
    expect(signs(lines, '✗')).toContain('Site')
    expect(code).toBe(1)
  })

  it('refuses a key that moves real money, before it does anything', async () => {
    const { code, lines } = await runSmoke({ ...product.env, STRIPE_SECRET_KEY: 'sk_live_4f8a2c' })
    expect(lines).toEqual([expect.stringMatching(/^✗ STRIPE_SECRET_KEY est une vraie clé/)])
    expect(code).toBe(1)
  })
})
