import { expect, it } from 'vitest'
import { isAppPath } from './app-path'

it.each([
  '/dashboard',
  '/dashboard?ouvertes=36#en-cours',
  '/dashboard/tickets/3',
  '/admin',
  '/apercu/1',
  '/orders/1',
])('%s is a screen of the signed-in area', (path) => expect(isAppPath(path)).toBe(true))

it.each([
  '/',
  '/login',
  '/api/docs',
  '/stripe/setup',
  '/checkout',
  '/dashboard/new-website',
  '/dashboard/new-website?etape=projet',
  '/administration',
  'https://client.example/dashboard',
])('%s is a document of its own', (path) => expect(isAppPath(path)).toBe(false))
