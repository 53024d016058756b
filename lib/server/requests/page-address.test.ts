import { expect, test } from 'vitest'
import { ADDRESS_HEADER, pageAddress, withOwnQuery } from './page-address'

const asked = (address: string) => new Headers({ [ADDRESS_HEADER]: address })

test('a page knows its query, without the framework’s own', () => {
  expect(pageAddress(new URL('http://a.fr/dashboard?fermees=36&_rsc=1x'))).toBe('/dashboard?fermees=36')
  expect(pageAddress(new URL('http://a.fr/dashboard?_rsc=1x'))).toBe('/dashboard')
})

test('the way back keeps the query of the page that was asked', () => {
  expect(withOwnQuery('/dashboard', asked('/dashboard?fermees=36'))).toBe('/dashboard?fermees=36')
})

test('the way back is the named page where another one was asked, or none is known', () => {
  expect(withOwnQuery('/dashboard', asked('/admin?x=1'))).toBe('/dashboard')
  expect(withOwnQuery('/dashboard', new Headers())).toBe('/dashboard')
  expect(withOwnQuery('/start?etape=projet', asked('/start?x=1'))).toBe('/start?etape=projet')
})

test('an endless query is left out', () => {
  expect(withOwnQuery('/dashboard', asked(`/dashboard?x=${'y'.repeat(2_000)}`))).toBe('/dashboard')
})
