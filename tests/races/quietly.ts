import { DomainError } from '@/lib/domain/errors'

/** Waits for work that may be refused. */
export async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    if (!(error instanceof DomainError)) throw error
  })
}
