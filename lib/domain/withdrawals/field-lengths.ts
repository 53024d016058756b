/** Maximum characters: typed text is mailed to an address of the sender's choice. */
export const NAME_MAX = 60
export const ORDER_MAX = 20
export const ARTICLES_MAX = 200

/** Of the owner's reason for a refusal. */
export const REFUSAL_MAX = 1_000
