import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { DomainError } from '../../domain/errors'
import { errorForLog } from './error-for-log'

it('an error is logged with the whole chain of its causes', () => {
  const cut = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  const refusal = new DomainError('provider', 'Réessayez.', {
    cause: new Error('The carrier did not answer', { cause: cut }),
  })
  const at = expect.stringContaining('error-for-log.test.ts')
  expect(errorForLog(refusal)).toMatchObject({
    name: 'DomainError',
    message: 'Réessayez.',
    code: 'provider',
    stack: at,
    cause: {
      message: 'The carrier did not answer',
      stack: at,
      cause: { message: 'read ECONNRESET', code: 'ECONNRESET', stack: at },
    },
  })
})

it('under attack: a failed query is logged without its values, wherever it stands in the chain', () => {
  const refused = Object.assign(new Error('duplicate key value'), { code: '23505' })
  const query = new DrizzleQueryError('select $1', ['lea@exemple.fr'], refused)
  for (const error of [query, new Error('The answer was not written', { cause: query })]) {
    const logged = JSON.stringify(errorForLog(error))
    expect(logged).not.toMatch(/lea@exemple|select/)
    expect(logged).toContain('23505')
    expect(logged).toContain('error-for-log.test.ts')
  }
})

it('a circle of causes ends, and what is no error says nothing', () => {
  const error = new Error('circle')
  error.cause = error
  expect(JSON.stringify(errorForLog(error)).match(/"message":"circle"/g)).toHaveLength(6)
  expect(errorForLog('lea@exemple.fr')).toEqual({ message: 'Something other than an error was thrown' })
})
