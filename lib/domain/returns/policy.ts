const RETURNABLE: readonly string[] = ['shipped', 'delivered']

/** Whether the shopper may request a return. */
export const isReturnable = ({ status }: { status: string }): boolean => RETURNABLE.includes(status)

/** Maximum characters of a return request. */
export const RETURN_REASON_MAX = 2_000
