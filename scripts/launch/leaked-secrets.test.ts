import { expect, it } from 'vitest'
import { leakedLines } from './leaked-secrets'

const MAILS =
  '{"html":"<a href=\\"http://localhost:3000/reset?token=Zx3kQ9aaaaaaaaaaaaaaaaaaaaaa\\">Choisir</a>"}'

it('a line with a secret or a mailed token is found, and shown without it', () => {
  const log = [
    '{"msg":"Ready"}',
    '{"msg":"called with sk_test_4f8a2c9d"}',
    '{"url":"/reset?token=Zx3kQ9aaaaaaaaaaaaaaaaaaaaaa"}',
  ].join('\n')
  expect(leakedLines(log, ['sk_test_4f8a2c9d', 'kurz'], MAILS)).toEqual([
    '{"msg":"called with █"}',
    '{"url":"/reset?token=█"}',
  ])
})

it('a log without secrets is silent', () =>
  expect(leakedLines('{"msg":"Ready"}', ['sk_test_4f8a2c9d'], MAILS)).toEqual([]))
