import 'server-only'
import { notFound } from 'next/navigation'
import { EntityIdText } from '../../domain/entity-id'
import { DomainError } from '../../domain/errors'

/** The page's data, or the 404 page: a missing object and another owner's look the same. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') notFound()
    throw error
  }
}

/** The id in a page's URL, or the 404 page. */
export function pathId(text: string): number {
  return EntityIdText.safeParse(text).data ?? notFound()
}
