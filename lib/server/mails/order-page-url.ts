import { linkAbout } from '../../domain/orders/order-link'
import { createSecretBox } from '../secret-box'
import { acceptedSecrets } from '../secrets'
import { pageUrl } from './letter'

type Linked = { orderId: number; sealedToken: string }

/** The token is opened here alone; a secret that is gone leaves the address without it, which says that the link is over. */
export function orderPageUrl({ orderId, sealedToken }: Linked): string {
  const token = createSecretBox(acceptedSecrets()).open(sealedToken, linkAbout(orderId))
  return pageUrl(`/commande/${token ?? ''}`)
}
