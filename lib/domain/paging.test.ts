import { describe, expect, it } from 'vitest'
import { IdCursor, pageOf, UpdatedCursor } from './paging'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
const cursorOf = ({ id }: { id: number }) => ({ id })

describe('a page', () => {
  it('names the cursor of its last row when one row more was read', () => {
    expect(pageOf(rows(4), 3, cursorOf)).toEqual({ rows: rows(3), next: { id: 3 } })
  })

  it.each([0, 1, 3])('has no next one when %i rows fit', (count) => {
    expect(pageOf(rows(count), 3, cursorOf)).toEqual({ rows: rows(count), next: null })
  })
})

describe('a cursor', () => {
  it.each([1, 2_147_483_647])('may point to the id %i', (id) => {
    expect(IdCursor.safeParse({ id }).success).toBe(true)
  })

  it.each([0, -1, 1.5, 2_147_483_648, '1', null])('never points to the id %j', (id) => {
    expect(IdCursor.safeParse({ id }).success).toBe(false)
  })

  it.each([8.64e15 + 1, -1, 1.5, Number.NaN, '0'])('never points to the moment %j', (at) => {
    expect(UpdatedCursor.safeParse({ at, id: 1 }).success).toBe(false)
  })
})
