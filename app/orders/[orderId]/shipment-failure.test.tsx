import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShipmentFailure, type ShippingFailure } from './shipment-failure'

const box = (deliveryMethod: string, ...reasons: ShippingFailure['reasons']) => {
  const html = renderToStaticMarkup(
    <ShipmentFailure order={{ orderId: 7, websiteId: 2, deliveryMethod }} reasons={reasons} className="" />,
  )
  return { html, links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href) }
}

it('a reason that the carrier gives for both addresses is said once', () => {
  const zip = { field: 'zip', message: 'Le transporteur n’accepte pas le code postal.' }
  expect(box('home', zip, zip).html.split(zip.message)).toHaveLength(2)
})

it('a destination without a sorting plan leads to another point and to another carrier', () => {
  const plan = { field: 'destination', message: 'Le transporteur ne dessert pas cette destination.' }
  const otherwise = '/orders/7?fiche=expediee-autrement'
  expect(box('relay', plan).links).toEqual(['/orders/7?corriger=livraison', otherwise])
  expect(box('home', plan).links).toEqual([otherwise])
})

it('sides that are missing lead to the shop’s usual parcel', () => {
  const { html, links } = box('home', { field: 'sides', message: 'Indiquez les dimensions.' })
  expect(links).toEqual(['/dashboard/ecom/2/reglages'])
  expect(html).toContain('Régler le colis habituel')
})
