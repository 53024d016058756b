import { expect, it } from 'vitest'
import { routeLabel } from './route-label'

it.each([
  ['/', 200, '/'],
  ['/api/tickets/12/messages', 200, '/api/tickets/:id/messages'],
  ['/commande/Zx3-kQ9/recu', 200, '/commande/:id/recu'],
  ['/api/pictures/0f3a.webp', 200, '/api/pictures/:id'],
  ['/_next/static/chunks/a1.js', 200, '/_next'],
  ['/wp-login.php', 404, 'not found'],
  ['/a/b/c/d/e/f/g/h', 200, '/a/b/c/d/e'],
])('%s answered %i is the route %s', (path, status, route) => expect(routeLabel(path, status)).toBe(route))
