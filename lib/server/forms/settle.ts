import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { findUnavailability } from '../../domain/database-errors'
import { DomainError } from '../../domain/errors'
import { log } from '../instance/log'

/** The state of a part of a page: its data, or why there is none. */
export type Settled<T> = { data: T; error?: undefined } | { data?: undefined; error: string }

/** Lets one part of a page fail without the rest, with a French sentence in its place. */
export async function settle<T>(loading: Promise<T>): Promise<Settled<T>> {
  try {
    return { data: await loading }
  } catch (error) {
    unstable_rethrow(error)
    log().error({ err: error }, 'A part of a page did not load')
    const known = error instanceof DomainError ? error : findUnavailability(error)
    return { error: known?.message ?? 'Le chargement a échoué. Réessayez dans un instant.' }
  }
}
