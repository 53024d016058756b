import { expect, it } from 'vitest'
import { addressOf, hasEdits, movedQuery, readAddress, withKeptPlace } from './address'

const canonical = (query: Record<string, string>) => {
  const address = readAddress({ website: '2', ...query })
  return address && addressOf(address)
}

it.each([
  { items: '3:1,7-12:2', is: '3:1,7-12:2' },
  { items: '3:1,7:0', is: '3:1' },
  { items: '3:1,7-12:2', q0: '4', q1: '0', is: '3:4' },
  { items: '3:1,7-12:2', sans: '1', is: '3:1' },
  { items: '3:9', garder: '0:2', q0: '9', is: '3:2' },
  { items: '7:2', t0: '12', is: '7-12:2' },
  { items: '3:5', q0: 'beaucoup', is: '3:5' },
  { items: '', is: '' },
])('reads the cart of $items with its changes as $is', ({ is, ...query }) => {
  expect(canonical(query)).toBe(`/checkout?website=2&items=${is}`)
})

it('counts each of several buttons that were pressed in a row', () => {
  const query = { website: '2', items: '3:9,4:1,5:9,6:1', sans: ['1', '3'], garder: ['0:2', '2:4'] }
  expect(readAddress(query)?.items).toMatchObject([
    { productId: 3, quantity: 2 },
    { productId: 5, quantity: 4 },
  ])
})

it('keeps the delivery, the place and the code', () => {
  const query = {
    items: '3:1',
    livraison: 'relay',
    pays: 'be',
    cp: '1000',
    ville: 'Bruxelles',
    code: 'MERCI5',
  }
  expect(canonical(query)).toBe(
    '/checkout?website=2&livraison=relay&pays=BE&cp=1000&ville=Bruxelles&code=MERCI5&items=3:1',
  )
})

it.each(['3', '3:100', 'a:1', '3:1;4:1', '99999999999:1'])('cannot read the cart %s', (items) => {
  expect(readAddress({ website: '2', items })).toBeNull()
})

it('tells the form’s own fields from an address', () => {
  expect([hasEdits({ items: '3:1', q0: '2' }), hasEdits({ items: '3:1', code: 'X' })]).toEqual([true, false])
})

it.each([
  [{}, '34000', 'Montpellier'],
  [{ cp: '' }, '', ''],
  [{ ville: 'Nîmes' }, '', 'Nîmes'],
  [{ cp: '75011' }, '75011', ''],
])('searches relay points where the address %j says, else where the browser last did', (place, zip, city) => {
  const query = { website: '2', items: '3:1', livraison: 'relay', ...place }
  const address = readAddress(query)
  if (!address) throw new Error('The address cannot be read')
  expect(withKeptPlace(address, query, { cp: '34000', ville: 'Montpellier' })).toMatchObject({ zip, city })
})

it('takes the place of the last search along when relay points are chosen again', () => {
  const typed = { cp: '34000', ville: '' }
  const moved = (...fields: [string, string][]) => movedQuery(fields, typed).toString()
  expect(moved(['livraison', 'relay'], ['customer.name', 'Léa'])).toBe('livraison=relay&cp=34000&ville=')
  expect(moved(['livraison', 'relay'], ['cp', '75011'])).toBe('livraison=relay&cp=75011')
  expect(moved(['livraison', 'home'])).toBe('livraison=home')
})
