import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { formAction } from '@/lib/server/forms/form-action'
import { ask, base, NOBODY, OWNER, outside } from '@/tests/support/small-routes'
import { operation } from '../_wire/operation'
import type { Caller } from './authenticate'
import { on, route } from './route'

vi.mock('next/cache', () => ({ refresh: () => {} }))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/lib/server/session/same-origin', () => ({ isSameOrigin: () => true }))
vi.mock('@/lib/server/session/session', () => ({
  currentContext: async () => ({ actor: (outside.caller as Caller).person }),
}))

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

it('under attack: four changes of a user run at a time, by API and by form together, and other users do not wait', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const change = (name: string) => {
    begun.push(name)
    return new Promise<undefined>((resolve) => ends.push(() => resolve(undefined)))
  }
  const saving = operation({ ...base, method: 'POST', access: 'signedIn', status: 204 })
  const reading = operation({ ...base, method: 'GET', access: 'public', status: 204 })
  const routes = route(
    on(saving, () => change('call')),
    on(reading, async () => undefined),
  )
  const action = formAction({ schema: z.object({}), access: 'signedIn' }, () => change('form'))
  const send = () => action({ status: 'idle', issues: {}, values: {} }, new FormData())

  outside.caller = { ...NOBODY, person: OWNER, credential: 'bearer' }
  const own = [ask(routes, 'POST'), ask(routes, 'POST'), send(), send(), ask(routes, 'POST'), send()]
  await settle()
  expect(begun).toHaveLength(4)
  expect(new Set(begun)).toEqual(new Set(['call', 'form']))
  // Reads are not limited.
  expect((await ask(routes, 'GET')).status).toBe(204)

  outside.caller = { ...NOBODY, person: { ...OWNER, id: 3 }, credential: 'bearer' }
  const other = ask(routes, 'POST')
  await settle()
  expect(begun).toHaveLength(5)

  while (begun.length < 7 || ends.length > 0) {
    for (const end of ends.splice(0)) end()
    await settle()
  }
  await Promise.all([...own, other])
})
