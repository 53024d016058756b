import type { KeyAccess } from '@/lib/domain/api-keys/schema'
import { refuseView } from '@/lib/domain/context'
import { DomainError } from '@/lib/domain/errors'
import { can } from '@/lib/domain/permissions/policy'
import { isSameOrigin } from '@/lib/server/session/same-origin'
import type { Access, Operation } from '../_wire/operation'
import type { Caller } from './authenticate'

/** `unauthenticated` without a session, `forbidden` without the permission, or for a key that does not open the call. */
export function requireAccess(access: Access, { person, key }: Caller, keys: Operation['keys']): void {
  if (access === 'public') return
  if (key) return requireKeyAccess(key.access, access === 'signedIn' ? keys : undefined)
  if (!person) throw new DomainError('unauthenticated')
  if (access === 'signedIn' || can(person, access)) return
  if (person.lacksFactor && can({ role: person.role }, access))
    throw new DomainError(
      'forbidden',
      'Ajoutez d’abord un second facteur à votre compte, depuis votre espace.',
    )
  throw new DomainError('forbidden')
}

/** `forbidden` for a changing call of an administrator who views a client, before it stores files or asks a provider. */
export function refuseChangeOfView({ method, whileViewing }: Operation, { person }: Caller): void {
  if (person && method !== 'GET' && !whileViewing) refuseView(person)
}

/** `forbidden` for a changing call from outside our own pages, when the session cookie authenticates it or only our pages may
 *  make it. */
export function requireSameOrigin(
  { method, actsOnCookie, fromOurPages }: Operation,
  access: Access,
  { credential, hasCookie }: Caller,
  headers: Headers,
): void {
  if (method === 'GET') return
  const usesCookie = actsOnCookie ? hasCookie : credential === 'cookie' && access !== 'public'
  if ((usesCookie || fromOurPages) && !isSameOrigin(headers))
    throw new DomainError('forbidden', 'Cette requête ne vient pas du site.')
}

function requireKeyAccess(given: KeyAccess, needed: Operation['keys']): void {
  if (!needed) throw new DomainError('forbidden', 'Une clé ne donne pas accès à cet appel.')
  if (needed === 'write' && given === 'read')
    throw new DomainError('forbidden', 'Cette clé permet de lire, pas de modifier.')
}
