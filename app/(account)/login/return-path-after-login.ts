import { returnPath } from '@/lib/domain/accounts/return-path'

/** The page that a log-in returns to, from its form's `from`. */
export const returnPathAfterLogin = (from: string | undefined): string => returnPath(from)

/** The path of the log-in's code step, with the page to return to. */
export const codeStep = (from: string | undefined): string =>
  `/login?etape=code&from=${encodeURIComponent(returnPathAfterLogin(from))}`
