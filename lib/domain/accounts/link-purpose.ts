import type { accountTokenPurpose } from '@/db/schema/account-tokens'

/** The purposes of an account's single-use links. */
export type AccountLinkPurpose = (typeof accountTokenPurpose.enumValues)[number]

/** `quote`, `cancellation`: the token is made from the link id of a quote, or of a declared termination or withdrawal. */
export type LinkPurpose = AccountLinkPurpose | 'quote' | 'cancellation'

/** The link id that a token was made from; null for a token not issued here for this purpose. */
export type OpenLink = (token: string, purpose: LinkPurpose) => string | null
