type Delivered = {
  deliveryMethod: string
  relayPointName: string | null
  relayPointAddress: string | null
  shippingLine1: string | null
  shippingLine2: string | null
  shippingZip: string | null
  shippingCity: string | null
  shippingCountry: string | null
}

const countries = new Intl.DisplayNames('fr', { type: 'region' })

/** The destination of an order, line by line. */
export function placeOf(order: Delivered): string[] {
  if (order.deliveryMethod === 'pickup') return ['Le client viendra récupérer sa commande en boutique.']
  const town = [order.shippingZip, order.shippingCity].filter(Boolean).join(' ')
  const country = order.shippingCountry && countries.of(order.shippingCountry)
  const lines =
    order.deliveryMethod === 'relay'
      ? [order.relayPointName, order.relayPointAddress]
      : [order.shippingLine1, order.shippingLine2, town, country]
  return lines.filter((line): line is string => Boolean(line))
}
