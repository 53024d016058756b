import type { RelayPoint } from '@/lib/providers/relays/relays'
import { isOverseas } from '../delivery/find-tariff'
import { DomainError, invalidField } from '../errors'
import type { WholeOrder } from '../orders/lock-order'
import { joinedStreet, NEEDS_PHONE } from '../orders/schema'
import { INVALID_ZIP, isZip } from '../postal-address'
import type { Correctable, Correction } from './correction'

/** A street sent alone replaces both lines; if it equals the two lines as joined by the API, it is unchanged. */
export function withWholeStreet(before: Correctable, given: Correction): Correction {
  const { shippingLine1, shippingLine2 } = given
  if (shippingLine1 === undefined || shippingLine2 !== undefined) return given
  if (shippingLine1 === joinedStreet(before.shippingLine1, before.shippingLine2))
    return { ...given, shippingLine1: undefined }
  return { ...given, shippingLine2: '' }
}

type Input = { before: Correctable; changes: Partial<Correctable>; relay: RelayPoint | null }

/** Refuses changes that the order's payment does not cover, at their field. */
export function checkCorrection({ order, customer }: WholeOrder, { before, changes, relay }: Input): void {
  const after = { ...before, ...changes }
  const isChanged = (field: keyof Correctable) => changes[field] !== undefined
  if (!customer && (isChanged('name') || isChanged('email') || isChanged('phone')))
    throw new DomainError(
      'conflict',
      'Le client de cette commande n’est pas connu\u00a0: il ne peut pas être corrigé.',
    )
  if (isChanged('relayPointId') && order.deliveryMethod !== 'relay')
    refuse('relayPointId', 'Cette commande n’est pas livrée en point relais.')
  if (isChanged('shippingCountry') || (relay && relay.country !== (before.shippingCountry || relay.country)))
    refuse(
      relay ? 'relayPointId' : 'shippingCountry',
      'La livraison a été payée pour un autre pays\u00a0: elle ne peut pas en changer.',
    )
  const street = ADDRESS.find(isChanged)
  if (street && order.deliveryMethod !== 'home') refuse(street, 'Cette commande n’est pas livrée à domicile.')
  if (order.deliveryMethod !== 'home') return
  if (isChanged('phone') && after.phone === '') throw invalidField('phone', NEEDS_PHONE)
  if (!street) return
  if (!isZip(after.shippingCountry, after.shippingZip)) throw invalidField('shippingZip', INVALID_ZIP)
  if (isOverseas({ country: after.shippingCountry, zip: after.shippingZip }))
    refuse(
      'shippingZip',
      'La livraison n’a pas de tarif dans ce département\u00a0: l’adresse ne peut pas y aller.',
    )
}

const ADDRESS = ['shippingLine1', 'shippingLine2', 'shippingZip', 'shippingCity'] as const

function refuse(path: string, message: string): never {
  throw new DomainError('conflict', message, { issues: [{ path, message }] })
}
