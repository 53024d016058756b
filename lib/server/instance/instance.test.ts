import { expect, it } from 'vitest'
import { finishWork, thisInstance } from './instance'

it('an instance waits for all work that goes on, also for what fails and what begins meanwhile', async () => {
  const ended: string[] = []
  const work = async (name: string, milliseconds: number) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    ended.push(name)
  }
  const failing = thisInstance.finish(Promise.reject(new Error('away')))
  await expect(failing).rejects.toThrow('away')
  void thisInstance.finish(work('first', 20).then(() => thisInstance.finish(work('second', 20))))
  await finishWork()
  expect(ended).toEqual(['first', 'second'])
})
