import { expect, it } from 'vitest'
import { CartForm, changesCart } from './cart-form'
import { customizationName } from './typed-fields'

const items = '3:1,7-12:2,3:1'
const form = {
  ...{ website: '2', items, 'perso.3.0': 'Pour Léa', 'perso.7.0': 'Sans nœud', 'perso.3.1': 'Pour Zoé' },
  ...{ 'customer.name': 'Sophie', 'delivery.method': 'pickup', commander: '1' },
}

it('an article’s field is named by its product, and by its turn where it comes again', () => {
  const cart = [{ productId: 3 }, { productId: 7 }, { productId: 3 }]
  expect(cart.map((_, place) => customizationName(cart, place))).toEqual([
    'perso.3.0',
    'perso.7.0',
    'perso.3.1',
  ])
})

it('a line that goes takes its own wish along', () => {
  const { address, typed } = CartForm.parse({ ...form, sans: '0' })
  expect(address.items).toMatchObject([{ productId: 7 }, { productId: 3, customization: 'Pour Zoé' }])
  expect(typed).toEqual({ 'customer.name': 'Sophie', 'perso.7.0': 'Sans nœud', 'perso.3.0': 'Pour Zoé' })
})

it.each([
  [{}, false],
  [{ q1: '2', t1: '12', livraison: 'pickup' }, false],
  [{ q1: '3' }, true],
  [{ t1: '13' }, true],
  [{ livraison: 'home' }, true],
])('what differs from what the page showed is a change of the cart: %j', (fields, isChange) => {
  const sent = new FormData()
  for (const [name, value] of Object.entries({ ...form, ...fields })) sent.set(name, value)
  expect(changesCart(sent)).toBe(isChange)
})
