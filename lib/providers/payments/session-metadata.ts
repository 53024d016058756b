/** What we write on a session and its payment, and know ours by: a seller may sell elsewhere on the same account. */
export const METADATA = { order: 'order_id', website: 'website_id' } as const
