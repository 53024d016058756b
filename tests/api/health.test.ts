import { expect, inject, it } from 'vitest'

it('says that the product is ready, and nothing else', async () => {
  const answer = await fetch(`${inject('origin')}/api/health`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
})
