import { expect, test } from 'vitest'
import { SignUp } from './schema'
import { SIGN_UP_MISSING } from './sign-up-words'

test('the browser names what is missing as the server does', () => {
  const issues = SignUp.safeParse({ acceptsMarketing: false }).error?.issues ?? []
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(
    SIGN_UP_MISSING,
  )
})
