import { z } from 'zod'
import type { Day } from '@/lib/domain/calendar'
import { DomainError } from '@/lib/domain/errors'

/** A day from the URL; null if invalid. */
export function dayOf(text: string | undefined): Day | null {
  const { data } = z.iso.date().safeParse(text)
  return data && data >= '1900-01-01' && data <= '2199-12-31' ? (data as Day) : null
}

/** The preview's result, or the reason why the action is refused. */
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
