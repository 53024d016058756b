import { expect, it } from 'vitest'
import { browserName, isPhone } from './browser-name'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome sur Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge sur Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox sur Linux'],
  [IPHONE, 'Safari sur iOS'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet sur Android',
  ],
  ['', 'Navigateur inconnu'],
  ['<script>', 'Navigateur inconnu'],
])('%s is named as its owner knows it', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

it('a phone is distinguished from a computer', () => {
  expect([
    isPhone(IPHONE),
    isPhone('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0'),
    isPhone(''),
  ]).toEqual([true, false, false])
})
