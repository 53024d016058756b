/** The prefix of the names of the contents' checkboxes. */
export const ITEM_FIELD = 'item:'
