/** The query parameter of the search in a list of entries. */
export const SEARCH_NAME = 'recherche'
