import { expect, it } from 'vitest'
import { spanContextOf, traceparentOf } from './traceparent'

const span = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 }
const text = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

it('a span survives its way through the data of a job', () => {
  expect(traceparentOf(span)).toBe(text)
  expect(spanContextOf(text)).toEqual({ ...span, isRemote: true })
})

it('no span, and one of nothing, are no text', () => {
  expect(traceparentOf(undefined)).toBeUndefined()
  expect(traceparentOf({ ...span, traceId: '0'.repeat(32) })).toBeUndefined()
})

it.each(['', 'traceparent', text.toUpperCase(), `${text}-00`, text.slice(3)])('%j names no span', (other) => {
  expect(spanContextOf(other)).toBeUndefined()
})
