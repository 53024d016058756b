/** Shown instead of a change to an administrator who views a client's screens. */
export const VIEW_REFUSED = 'Vous consultez ce compte sans pouvoir le modifier.'
