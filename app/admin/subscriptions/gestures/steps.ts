import { z } from 'zod'
import type { Day } from '@/lib/domain/calendar'
import { DomainError } from '@/lib/domain/errors'

/** A day of an address; null for what is none. */
export function dayOf(text: string | undefined): Day | null {
  const { data } = z.iso.date().safeParse(text)
  return data && data >= '1900-01-01' && data <= '2199-12-31' ? (data as Day) : null
}

/** What a preview reads, or why it cannot be. */
export async function refusalOf<Value>(
  reading: Promise<Value>,
): Promise<{ value: Value } | { refusal: string }> {
  try {
    return { value: await reading }
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'not_found') return { refusal: error.message }
    throw error
  }
}
