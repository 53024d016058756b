/** Characters: what is typed is mailed to an address of its sender's choice. */
export const NAME_MAX = 60
export const ORDER_MAX = 20
export const ARTICLES_MAX = 200

/** Of why the owner refuses one. */
export const REFUSAL_MAX = 1_000
