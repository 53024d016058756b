import { NextRequest } from 'next/server'
import { afterAll, expect, it, vi } from 'vitest'
import { simulatedSettings } from '@/tests/support/simulated-settings'
import { GET } from './route'

for (const [name, value] of Object.entries(simulatedSettings('http://127.0.0.1:1'))) vi.stubEnv(name, value)
vi.stubEnv('PUBLIC_ORIGIN', 'https://www.ostal.example')
afterAll(() => vi.unstubAllEnvs())

it('the document names the session’s cookie that a site behind https sets', async () => {
  const answer = await GET(new NextRequest('https://www.ostal.example/api/openapi.json'), {
    params: Promise.resolve({}),
  })
  const { components } = await answer.json()
  expect(components.securitySchemes.session.name).toBe('__Host-next-auth.session-token')
})
