import 'server-only'
import { DomainError } from '../../domain/errors'
import { pool } from '../database'
import { isDraining } from './instance'

/** Milliseconds: less than a proxy waits for a health check. */
const TIMEOUT_MS = 2_500

/** Throws `unavailable` while the instance is stopping or its database does not answer; always returns soon. */
export async function assertReady(): Promise<void> {
  if (isDraining()) throw new DomainError('unavailable')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('unavailable')), TIMEOUT_MS)
  })
  await Promise.race([pool().query('select 1'), late]).finally(() => clearTimeout(timer))
}
