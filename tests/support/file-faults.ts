import { expect } from 'playwright/test'

/** Orders a fault of the files' provider for the requests that `on` fits only: other tests use the same simulator. */
export async function orderFault(on: string, fault: string, times = 1): Promise<void> {
  const answer = await fetch(`${process.env.SIMULATORS_ORIGIN}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'uploadthing', fault, on, times }),
  })
  expect(answer.status).toBe(200)
}

/** The requests about a file of this size, by which it is told from those of other tests. */
export const sending = ({ length }: Buffer, method = '') => `^${method}.*x-ut-file-size=${length}(&|$)`
