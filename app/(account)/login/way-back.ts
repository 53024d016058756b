import { returnPath } from '@/lib/domain/accounts/return-path'

/** The page that a log-in leads to, from what the address of its form says. */
export const wayBack = (from: string | undefined): string => returnPath(from)

/** Where a log-in's code is asked for, with the way back. */
export const codeStep = (from: string | undefined): string =>
  `/login?etape=code&from=${encodeURIComponent(wayBack(from))}`
