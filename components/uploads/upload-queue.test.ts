import { expect, it } from 'vitest'
import { newUpload, nextUploads, progressUpdate, type UploadState, updateItem } from './upload-queue'

const file = new File(['12345'], 'plage.jpg')
const items = (...states: UploadState[]) =>
  states.map((state, index) => ({ ...newUpload(String(index), file, null), state }))

it('three are on their way at once, the first added first', () => {
  expect(nextUploads(items('waiting', 'waiting', 'waiting', 'waiting'))).toEqual(['0', '1', '2'])
  expect(nextUploads(items('done', 'sending', 'checking', 'waiting', 'waiting'))).toEqual(['3'])
  expect(nextUploads(items('sending', 'sending', 'checking', 'waiting'))).toEqual([])
})

it('one that failed makes room for the next', () => {
  expect(nextUploads(items('sending', 'failed', 'sending', 'waiting', 'waiting'))).toEqual(['3'])
})

it('a file that may not go has failed at once and cannot be tried again', () => {
  expect(newUpload('1', file, 'Trop lourd.')).toMatchObject({
    name: 'plage.jpg',
    size: 5,
    state: 'failed',
    error: 'Trop lourd.',
    canRetry: false,
  })
})

it('is being checked when all of it has left', () => {
  const [one] = updateItem(items('sending'), '0', progressUpdate(0.4))
  expect(one).toMatchObject({ state: 'sending', progress: 0.4 })
  expect(updateItem(items('sending'), '0', progressUpdate(1))[0]).toMatchObject({
    state: 'checking',
    progress: 1,
  })
})
