import { z } from 'zod'

const NAME_MAX = 60

export const KEY_ACCESSES = ['read', 'write'] as const
export type KeyAccess = (typeof KEY_ACCESSES)[number]

export const KeyName = z
  .string({ error: 'Donnez un nom à la clé.' })
  .trim()
  .min(1, { error: 'Donnez un nom à la clé.' })
  .max(NAME_MAX, { error: `Le nom ne peut pas dépasser ${NAME_MAX} caractères.` })

export const KeyAccess = z.enum(KEY_ACCESSES, { error: 'Choisissez ce que la clé permet.' })

export type ApiKey = {
  id: number
  websiteId: number
  name: string
  access: KeyAccess
  prefix: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** The prefix of every key, which distinguishes it from a session token. */
export const KEY_START = 'ostal_'
