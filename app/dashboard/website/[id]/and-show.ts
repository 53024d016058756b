import { refresh } from 'next/cache'
import { DomainError } from '@/lib/domain/errors'

/** Shows the tab as it is after a change, and after a refusal too: then somebody else has changed it. */
export async function andShow<Result>(change: Promise<Result>): Promise<Result> {
  try {
    const result = await change
    refresh()
    return result
  } catch (error) {
    if (error instanceof DomainError) refresh()
    throw error
  }
}
