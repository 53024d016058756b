import { DomainError } from '../errors'
import type { WebhookEndpoint } from './schema'

/** `conflict` for an endpoint that is switched off. */
export function requireActive({ active }: WebhookEndpoint): void {
  if (!active) throw new DomainError('conflict', 'Cette adresse est désactivée : activez-la d’abord.')
}
