import 'server-only'
import { notFound } from 'next/navigation'
import { DomainError } from '../domain/errors'

/** What a page is about, or the 404 page: unknown and somebody else's look the same. */
export async function found<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') notFound()
    throw error
  }
}

/** The id in a page's address, or the 404 page. */
export function pathId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) notFound()
  const id = Number(text)
  return id <= 2_147_483_647 ? id : notFound()
}
