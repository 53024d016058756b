import { describe, expect, inject, it } from 'vitest'

describe.each([
  ['embed.js', 'ostal-testimonials'],
  ['embed-shop.js', 'Votre panier'],
])('%s', (script, content) => {
  const get = (headers: Record<string, string> = {}) => fetch(`${inject('origin')}/${script}`, { headers })

  it('may be loaded by any site, and a new version comes soon', async () => {
    const answer = await get({ origin: 'https://latabledecamille.example' })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).toContain(content)
  })

  it('is not sent again to who has it', async () => {
    const tag = (await get()).headers.get('etag') ?? ''
    for (const known of [tag, tag.replace('W/', ''), `"autre", ${tag}`]) {
      const answer = await get({ 'if-none-match': known })
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, tag, ''])
    }
    expect((await get({ 'if-none-match': '"autre"' })).status).toBe(200)
  })
})
