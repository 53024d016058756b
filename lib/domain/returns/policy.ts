const RETURNABLE: readonly string[] = ['shipped', 'delivered']

/** Whether its shopper may ask to send something back. */
export const isReturnable = ({ status }: { status: string }): boolean => RETURNABLE.includes(status)

/** Characters of a return request. */
export const RETURN_REASON_MAX = 2_000
