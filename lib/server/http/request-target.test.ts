import { expect, it } from 'vitest'
import { isScreen, pathOf, readableTarget } from './request-target'

it.each([
  ['/api/tickets/1?limit=%ZZ', '/api/tickets/1?limit=%ZZ'],
  ['/r%C3%A9servation', '/r%C3%A9servation'],
  ['/api/tickets/%F0%9F?x=%F0', '/api/tickets/%25F0%259F?x=%F0'],
  ['/%', '/%25'],
  ['/a?next=http://b/', '/a?next=http://b/'],
  [
    '/api/pictures/http://a/api/pictures/b.webp?v=2',
    '/api/pictures/http:%2F%2Fa%2Fapi%2Fpictures%2Fb.webp?v=2',
  ],
  ['/api/pictures/https:/a/b.webp/', '/api/pictures/https:%2Fa%2Fb.webp'],
  ['/api/pictures/http%3A%2F%2Fa%2Fb.webp/', '/api/pictures/http%3A%2F%2Fa%2Fb.webp/'],
  ['/api/pictures/b/c.webp', '/api/pictures/b/c.webp'],
  ['http://www.ostal.fr/about?a=1', '/about?a=1'],
  ['HTTPS://www.ostal.fr', '/'],
  ['http://www.ostal.fr?a=1', '/?a=1'],
  ['/#/x', '/'],
  ['/about#?a=1', '/about'],
  ['http://www.ostal.fr#/x', '/'],
])('%s reaches the framework as %s', (target, seen) => {
  expect(readableTarget(target)).toBe(seen)
  expect(() => decodeURIComponent(pathOf(seen))).not.toThrow()
})

it.each(['*', '', '#/x', 'about', 'ftp://www.ostal.fr/'])('%s is no target', (target) => {
  expect(readableTarget(target)).toBeNull()
})

it.each([
  ['/', true],
  ['/apiculture', true],
  ['/dashboard', true],
  ['/api', false],
  ['/api/docs', false],
  ['/embed.js', false],
  ['/embed-shop.js', false],
  ['/_next/static/a.js', false],
])('%s: a screen? %s', (path, expected) => {
  expect(isScreen(path)).toBe(expected)
})
