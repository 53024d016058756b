import type { accountTokenPurpose } from '@/db/schema/account-tokens'

export type LinkPurpose = (typeof accountTokenPurpose.enumValues)[number]

/** The id that a link's token was made from; null for a token that was not made here for this purpose. */
export type OpenLink = (token: string, purpose: LinkPurpose) => string | null
