import { afterAll, expect, it } from 'vitest'
import { simulators } from '../support/simulators'

const server = await simulators()
afterAll(() => server.stop())

const tile = (path: string) => fetch(`${server.origin}/tiles/${path}`)

it('draws each tile of a map, and nothing elsewhere', async () => {
  const drawn = await tile('13/4184/2988.svg')
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await drawn.text()).toMatch(/^<svg [^>]*width="256" height="256">/)
  expect((await tile('13/4184.svg')).status).toBe(404)
  await server.order('server_error', 1, 'tiles')
  expect((await tile('13/4184/2988.svg')).status).toBe(500)
})
