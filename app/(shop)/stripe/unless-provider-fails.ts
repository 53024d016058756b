import 'server-only'
import { DomainError } from '@/lib/domain/errors'
import { log } from '@/lib/server/log'

/** Whether the provider answered. Without its answer the page shows what is known, and it is asked again later. */
export async function unlessProviderFails(asking: Promise<unknown>): Promise<boolean> {
  try {
    await asking
    return true
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'provider') throw error
    log().warn({ err: error }, 'The payment provider did not answer a page')
    return false
  }
}
