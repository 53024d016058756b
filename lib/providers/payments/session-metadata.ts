/** The metadata on a session and its payment, by which we recognize ours: a seller may sell elsewhere on the same account. */
export const METADATA = { order: 'order_id', website: 'website_id' } as const
