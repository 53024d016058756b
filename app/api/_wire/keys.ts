import { z } from 'zod'
import { type ApiKey, KEY_ACCESSES, KeyAccess, KeyName } from '@/lib/domain/api-keys/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { IdCursor } from '@/lib/domain/paging'
import { toDomain, toWire } from './names'
import { IdParam, Instant, operation } from './operation'

const tag = 'Clés'

const names = {
  id: 'Id',
  websiteId: 'WebsiteId',
  name: 'Name',
  access: 'Access',
  prefix: 'Prefix',
  createdAt: 'Created_at',
  lastUsedAt: 'LastUsed_at',
} as const

const keyFields = toWire(names, {
  id: EntityId,
  websiteId: EntityId,
  name: z.string(),
  access: z.enum(KEY_ACCESSES),
  prefix: z.string().meta({ description: 'Le début de la clé' }),
  createdAt: Instant,
  lastUsedAt: Instant.nullable().meta({ description: 'Dernière utilisation, à l’heure près' }),
})

const KeyWire = z.object(keyFields).meta({ id: 'Key' })

const NewKeyWire = z
  .object({ ...keyFields, Key: z.string().meta({ description: 'La clé, dite cette seule fois' }) })
  .meta({ id: 'NewKey' })

export const keyToWire = (key: ApiKey): z.input<typeof KeyWire> => toWire(names, key)

export const newKeyToWire = ({ text, ...key }: ApiKey & { text: string }): z.input<typeof NewKeyWire> => ({
  ...keyToWire(key),
  Key: text,
})

export const listKeysOperation = operation({
  method: 'GET',
  path: '/keys/website/{id}',
  tag,
  summary: 'Lister les clés d’un site',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  list: { row: KeyWire, cursor: IdCursor },
  refusals: ['not_found'],
})

const bodyNames = { websiteId: 'WebsiteId', name: 'Name', access: 'Access' } as const

export const createKeyOperation = operation({
  method: 'POST',
  path: '/keys',
  tag,
  summary: 'Créer une clé pour un site',
  access: 'signedIn',
  limit: 'keyChange',
  body: z
    .object(toWire(bodyNames, { websiteId: EntityId, name: KeyName, access: KeyAccess }))
    .transform((body) => toDomain(bodyNames, body)),
  names: bodyNames,
  status: 201,
  answer: NewKeyWire,
  refusals: ['not_found', 'conflict'],
})

export const revokeKeyOperation = operation({
  method: 'DELETE',
  path: '/keys/{id}',
  tag,
  summary: 'Révoquer une clé : elle n’ouvre plus rien',
  access: 'signedIn',
  params: IdParam,
  status: 204,
  refusals: ['not_found'],
})
