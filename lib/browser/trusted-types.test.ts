import { expect, it } from 'vitest'
import { rules, trustOwnScripts } from './trusted-types'

const ORIGIN = 'https://www.ostal.example'
const { createHTML, createScriptURL } = rules(ORIGIN)

it.each(['/_next/static/chunks/a.js', `${ORIGIN}/_next/static/chunks/a.js?dpl=1`])(
  'a file of the build may be a script: %s',
  (url) => expect(createScriptURL(url)).toBe(url),
)

it.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/api/pictures/a.js',
  '/_next/static/../../api/tickets/1/files/2',
  '/_next/static/%2e%2e/%2e%2e/api/a.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://www.ostal.example/1',
  'https://',
])('nothing else may be one: %s', (url) => expect(createScriptURL(url)).toBeNull())

it.each(['<script></script>', '{"@type":"Organization"}', ''])('%j passes as markup', (text) =>
  expect(createHTML(text)).toBe(text),
)

it.each(['<script>alert(1)</script>', '<img src onerror=alert(1)>', 'a<b', '<svg/onload=alert(1)>'])(
  '%j does not',
  (text) => expect(createHTML(text)).toBeNull(),
)

it('a browser without trusted types is left alone', () => {
  expect(() => trustOwnScripts({}, ORIGIN)).not.toThrow()
})
