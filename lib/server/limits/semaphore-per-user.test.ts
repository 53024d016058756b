import { expect, it } from 'vitest'
import { semaphorePerUser } from './semaphore-per-user'

it('a user has a number of permits, and takes no other user’s', () => {
  const acquire = semaphorePerUser(2)
  const releases = [acquire(1), acquire(1)]
  const third = () => acquire(1)
  expect(third).toThrow(expect.objectContaining({ code: 'rate_limited', retryAfter: 5 }))
  const other = acquire(2)
  for (const release of releases) release()
  expect(third).not.toThrow()
  other()
})
