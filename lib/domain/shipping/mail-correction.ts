import type { Tx } from '../context'
import type { CorrectionLine } from '../notifications/order-mails'
import { readWholeOrder, type WholeOrder } from '../orders/lock-order'
import { mailShopper } from '../orders/mail-order'
import { createOrderLink, endOrderLinks } from '../orders/order-link'
import type { Correctable } from './correction'

type Corrected = { before: WholeOrder; changed: readonly (keyof Correctable)[] }

/** Mails the shopper the corrections, with a fresh link. If the e-mail address changed, the former one is notified that it
 *  was removed, without the new one; its links end. */
export async function mailCorrection(tx: Tx, { before, changed }: Corrected): Promise<void> {
  const whole = await readWholeOrder(tx, before.order.id)
  const id = crypto.randomUUID()
  if (changed.includes('email')) {
    await endOrderLinks(tx, whole.order.id)
    await mailShopper(tx, before, (shopper) => ({ kind: 'order-address-left', ...shopper, id }))
  }
  if (!whole.customer) return
  const { sealedToken } = await createOrderLink(tx, whole.order.id)
  const changes = linesOf(whole, changed)
  await mailShopper(tx, whole, (shopper) => ({
    kind: 'order-corrected',
    ...shopper,
    id,
    sealedToken,
    changes,
  }))
}

/** The corrected fields with their current values. */
function linesOf({ order, customer }: WholeOrder, changed: Corrected['changed']): CorrectionLine[] {
  const has = (...fields: (keyof Correctable)[]) => fields.some((field) => changed.includes(field))
  const lines: [boolean, string, string | null | undefined][] = [
    [has('name'), 'Nom', customer?.name],
    [has('email'), 'E-mail', customer?.email],
    [has('phone'), 'Téléphone', customer?.phone ?? 'aucun'],
    [
      has('shippingLine1', 'shippingLine2', 'shippingZip', 'shippingCity'),
      'Adresse de livraison',
      [order.shippingLine1, order.shippingLine2, `${order.shippingZip} ${order.shippingCity}`]
        .filter(Boolean)
        .join(', '),
    ],
    [has('relayPointId'), 'Point relais', [order.relayPointName, order.relayPointAddress].join(', ')],
  ]
  return lines.flatMap(([isChanged, label, value]) => (isChanged && value ? [{ label, value }] : []))
}
