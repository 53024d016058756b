/** What an administrator who views a client's screens reads in place of a change. */
export const VIEW_REFUSED = 'Vous consultez ce compte sans pouvoir le modifier.'
