import { expect, it } from 'vitest'
import { redacted } from './redact'

it('secrets and addresses are taken out of what is logged, at any depth', () => {
  expect(
    redacted({
      job: 12,
      data: { to: { Email: 'lea@exemple.fr', name: 'Léa' }, links: [{ resetToken: 'abc' }, 'texte'] },
      headers: { authorization: 'Bearer abc', cookie: 'session=abc', 'stripe-signature': 't=1' },
      settings: { a: { b: { c: { d: { apiKey: 'sk_live_1' } } } } },
    }),
  ).toEqual({
    job: 12,
    data: { to: { Email: '…', name: 'Léa' }, links: [{ resetToken: '…' }, 'texte'] },
    headers: { authorization: '…', cookie: '…', 'stripe-signature': '…' },
    settings: { a: { b: { c: { d: { apiKey: '…' } } } } },
  })
})

it('errors and moments stay what they are, and a circle ends', () => {
  const err = new Error('no answer')
  const circle: Record<string, unknown> = { err, at: new Date(0) }
  circle.self = circle
  const logged = redacted(circle)
  expect(logged.err).toBe(err)
  expect(logged.at).toEqual(new Date(0))
  expect(JSON.stringify(logged)).toContain('…')
})
