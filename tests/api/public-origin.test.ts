import { get, type IncomingHttpHeaders } from 'node:http'
import { expect, inject, it } from 'vitest'
import { as } from '../support/people'

const FORGED = { host: 'voleur.example', 'x-forwarded-host': 'voleur.example', 'x-forwarded-proto': 'https' }

/** Sends a call with headers that `fetch` would not send. */
function read(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    get(`${inject('origin')}/api${path}`, { headers }, async (answer) => {
      const text = (await answer.toArray()).join('')
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    }).on('error', reject)
  })
}

it.each([
  ['testimonials', '/testimonials/website/1?limit=1'],
  ['staff', '/staff/website/1?limit=1'],
  ['events', '/events/website/1?limit=1'],
  ['pictures', '/pictures/list?type=gallery&id=1&limit=1'],
])(
  '%s link to the next page, and to pictures, at our own address, not the one in the request',
  async (_, path) => {
    const { status, headers, text } = await read(path, FORGED)
    expect(status).toBe(200)
    expect(headers.link).toMatch(new RegExp(`^<${inject('origin')}/api/.*>; rel="next"$`))
    const [row] = JSON.parse(text)
    const picture = row.Url ?? row.PictureUrl
    if (picture !== null) expect(picture.startsWith(`${inject('origin')}/api/pictures/`)).toBe(true)
    expect(text).not.toContain('voleur')
  },
)

it('so do lists that need a session', async () => {
  const { bearer } = await as('owner')
  const asked = { ...FORGED, authorization: `Bearer ${bearer}` }
  const { headers } = await read('/testimonials/website/include/1?limit=1', asked)
  expect(headers.link).toMatch(new RegExp(`^<${inject('origin')}/api/testimonials/website/include/1\\?`))
})
