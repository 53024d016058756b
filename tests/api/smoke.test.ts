import { afterAll, describe, expect, it } from 'vitest'
import { startProduct } from '../support/product'
import { runSmoke } from '../support/smoke'
import { stored } from '../support/stored'

const product = await startProduct({ env: { STAFF_SECOND_FACTOR: 'required' } })
afterAll(() => product.stop())

const stepsMarked = (lines: string[], sign: string) =>
  lines.filter((line) => line.startsWith(`${sign} `)).map((line) => /^. (.+?) :/.exec(line)?.[1])

const STEPS = [
  ...['Site', 'Compte', 'Session', 'E-mail', 'Fichier', 'Points relais', 'Étiquette'],
  ...['Stripe, client', 'Stripe, carte acceptée', 'Stripe, carte toujours authentifiée'],
  ...['Stripe, carte refusée après enregistrement', 'Stripe, IBAN qui paie', 'Stripe, IBAN qui rejette'],
  ...['Stripe, remboursement', 'Administration', 'Abonnement', 'Débit sur la page de Stripe'],
  ...['Débit d’une carte toujours authentifiée', 'Débit d’une carte refusée après enregistrement'],
  ...['Débit d’une carte enregistrée', 'Débit d’un compte (IBAN)', 'Remboursement'],
]

describe('the smoke test of an installation', () => {
  it('passes each step through public interfaces, and reports that the providers are simulated', async () => {
    const { code, lines } = await runSmoke(product.env)
    expect(lines[0]).toContain('simulateurs')
    expect([stepsMarked(lines, '✗'), stepsMarked(lines, '–')]).toEqual([[], []])
    expect(stepsMarked(lines, '✓')).toEqual(STEPS)
    expect(code).toBe(0)
    // The product ignores Stripe objects that belong to none of its clients.
    const unmatched = "select 1 from pgboss.job where data->>'about' = 'payment-unmatched'"
    expect(await stored(unmatched, [], product.databaseUrl)).toEqual([])
  })

  it('skips a provider whose keys are missing, and reports it', async () => {
    const { OSTAL_ENV = '', PUBLIC_ORIGIN = '', DATABASE_URL = '', AUTH_SECRET = '' } = product.env
    const { code, lines } = await runSmoke({ OSTAL_ENV, PUBLIC_ORIGIN, DATABASE_URL, AUTH_SECRET })
    expect(stepsMarked(lines, '✓')).toEqual(['Site', 'Compte', 'Session'])
    expect(stepsMarked(lines, '–')).toEqual(
      STEPS.filter((step) => !['Site', 'Compte', 'Session', 'Administration'].includes(step)),
    )
    expect(code).toBe(0)
  })

  it('fails when the site does not answer', async () => {
    const { code, lines } = await runSmoke({ ...product.env, PUBLIC_ORIGIN: 'http://localhost:1' })
    expect(stepsMarked(lines, '✗')).toContain('Site')
    expect(code).toBe(1)
  })

  it('refuses a key that moves real money, before it does anything', async () => {
    const { code, lines } = await runSmoke({ ...product.env, STRIPE_SECRET_KEY: 'sk_live_4f8a2c' })
    expect(lines).toEqual([expect.stringMatching(/^✗ STRIPE_SECRET_KEY est une vraie clé/)])
    expect(code).toBe(1)
  })
})
