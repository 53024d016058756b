import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from './json-ld'

it('no text of what is described ends its script', () => {
  const name = '</script><script>alert(1)</script><!--'
  const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Organization', name }]} />)
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  const text = /<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(text)).toMatchObject({ name })
})
