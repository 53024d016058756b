import type { accountTokenPurpose } from '@/db/schema/account-tokens'

/** Of an account's single-use links. */
export type AccountLinkPurpose = (typeof accountTokenPurpose.enumValues)[number]

/** `quote`: made from the link id of a quote; `cancellation`: from that of a declared termination or withdrawal. */
export type LinkPurpose = AccountLinkPurpose | 'quote' | 'cancellation'

/** The id that a link's token was made from; null for a token that was not made here for this purpose. */
export type OpenLink = (token: string, purpose: LinkPurpose) => string | null
