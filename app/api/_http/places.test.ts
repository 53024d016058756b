import { expect, it } from 'vitest'
import { placesFor, placesForEach } from './places'

/** Work that goes on until it is told to end. */
function open() {
  let end = () => {}
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('done')
  })
  return { work: () => ended, end: () => end() }
}

it('an instance does so much at a time, and goes on when a place is free', async () => {
  const inPlace = placesFor(2)
  const [first, second] = [open(), open()]
  const running = [inPlace(first.work), inPlace(second.work)]
  await expect(inPlace(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
  first.end()
  expect(await running[0]).toBe('done')
  expect(await inPlace(async () => 'third')).toBe('third')
  second.end()
})

it('what fails gives its place back', async () => {
  const inPlace = placesFor(1)
  const inOwnPlace = placesForEach(1)
  const failing = () => Promise.reject(new Error('no'))
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(inPlace(failing)).rejects.toThrow('no')
    await expect(inOwnPlace(1, failing)).rejects.toThrow('no')
  }
})

it('a person has so many places, and takes nobody else’s', async () => {
  const inOwnPlace = placesForEach(2)
  const slow = [open(), open()]
  const running = slow.map(({ work }) => inOwnPlace(1, work))
  await expect(inOwnPlace(1, async () => 'third')).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfter: 5,
  })
  expect(await inOwnPlace(2, async () => 'another')).toBe('another')
  for (const { end } of slow) end()
  await Promise.all(running)
  expect(await inOwnPlace(1, async () => 'third')).toBe('third')
})
