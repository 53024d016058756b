/** The name of the words to look for in the address of a list of entries. */
export const SEARCH_NAME = 'recherche'
