import 'server-only'
import { DomainError } from '@/lib/domain/errors'
import { log } from '@/lib/server/instance/log'

/** Whether the provider answered. Otherwise the page shows the known state, and a later request asks again. */
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
