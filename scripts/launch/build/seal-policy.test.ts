import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-scripts'
import { sealPolicy } from './seal-policy'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-'))
  put('routes-manifest.json', {
    version: 3,
    headers: [{ source: '/:path*', headers: [{ key: 'X-A', value: 'b' }], regex: '' }],
  })
  put('prerender-manifest.json', { routes: { '/': { initialRevalidateSeconds: false } } })
  put('server/app/index.html', '<script>home</script>')
  put('server/app/blog/a(b).html', '<script>post</script>')
  put('server/app/_not-found.html', '<script>missing</script>')
})

describe('sealPolicy', () => {
  it('gives each prerendered page its own hashes, after the general entry', () => {
    sealPolicy(folder)
    const [kept, general, ...pages] = headers()
    expect(kept?.source).toBe('/:path*')
    expect(general?.headers[0]?.value).toContain(hash('missing'))
    expect(new Map(pages.map(({ regex, headers }) => [regex, headers[0]?.value]))).toEqual(
      new Map([
        ['^/(?:/)?$', expect.stringContaining(hash('home'))],
        ['^/blog/a\\(b\\)(?:/)?$', expect.stringContaining(hash('post'))],
      ]),
    )
  })

  it('leaves the API without a policy of the pages', () => {
    sealPolicy(folder)
    const general = new RegExp(headers()[1]?.regex ?? 'none')
    expect(general.test('/nowhere')).toBe(true)
    expect(general.test('/apiculture')).toBe(true)
    expect(general.test('/api/tickets/1')).toBe(false)
    expect(general.test('/api')).toBe(false)
  })

  it('changes nothing when it runs again', () => {
    sealPolicy(folder)
    const once = headers()
    sealPolicy(folder)
    expect(headers()).toEqual(once)
  })

  it('refuses a page that is rendered again later', () => {
    put('prerender-manifest.json', { routes: { '/news': { initialRevalidateSeconds: 60 } } })
    expect(() => sealPolicy(folder)).toThrow('/news')
  })
})

function put(name: string, content: unknown) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

function headers(): { source: string; regex: string; headers: { key: string; value: string }[] }[] {
  return JSON.parse(readFileSync(join(folder, 'routes-manifest.json'), 'utf8')).headers
}

function hash(body: string) {
  return inlineScriptHashes(`<script>${body}</script>`)[0] ?? 'none'
}
