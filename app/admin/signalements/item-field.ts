/** What the names of the boxes of contents begin with. */
export const ITEM_FIELD = 'item:'
