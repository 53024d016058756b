import { expect } from 'playwright/test'

/** Orders a fault of the file provider only for requests that match `on`, because other tests share the simulator. */
export async function orderFault(on: string, fault: string, times = 1): Promise<void> {
  const answer = await fetch(`${process.env.SIMULATORS_ORIGIN}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'uploadthing', fault, on, times }),
  })
  expect(answer.status).toBe(200)
}

/** A pattern for the requests of a file, identified by its size, so that other tests' files do not match. */
export const requestsFor = ({ length }: Buffer, method = '') => `^${method}.*x-ut-file-size=${length}(&|$)`
