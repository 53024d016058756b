import { expect, it } from 'vitest'
import { isKeptLink } from './links'

it.each([
  '/contact',
  'contact',
  '#prix',
  '?a=b',
  'http://exemple.fr',
  'HTTPS://exemple.fr',
  'irc://exemple.fr',
  'ircs://exemple.fr',
  'mailto:a@exemple.fr',
  'xmpp:a@exemple.fr',
])('keeps %s', (href) => {
  expect(isKeptLink(href)).toBe(true)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  'file:///etc/passwd',
  'tel:+33467001234',
  'blob:https://exemple.fr/a',
  'http://',
])('drops %j', (href) => {
  expect(isKeptLink(href)).toBe(false)
})
