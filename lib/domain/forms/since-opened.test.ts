import { expect, it } from 'vitest'
import { sinceOpened } from './since-opened'

const fields = { name: 'Le Mas', status: 'active', imageUrl: null }

it('what was not changed in the form is not sent, so that another’s change to it stays', () => {
  expect(sinceOpened(fields, JSON.stringify(fields))).toEqual({})
  expect(sinceOpened(fields, JSON.stringify({ ...fields, name: 'Le Vieux Mas' }))).toEqual({ name: 'Le Mas' })
})

it.each(['', '{', 'null', '[1]'])('%j in place of the opened fields: all of them count', (was) => {
  expect(sinceOpened(fields, was)).toEqual(fields)
})
