import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-scripts'

const hashOf = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`

describe('inlineScriptHashes', () => {
  it('gives the hash that a browser computes, of the exact text between the tags', () => {
    // The example of the Content Security Policy specification.
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ])
    expect(inlineScriptHashes('<script>\n a \n</script>')).toEqual([hashOf('\n a \n')])
  })

  it('finds each script once, whatever its attributes', () => {
    const html = '<script id="a">one</script><p>x</p><SCRIPT type="module">two</SCRIPT><script>one</script>'
    expect(inlineScriptHashes(html)).toEqual([hashOf('one'), hashOf('two')])
  })

  it('leaves out linked scripts and data blocks', () => {
    const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
    expect(inlineScriptHashes(html)).toEqual([])
  })
})
