/** Enough for 5,000 products with long descriptions. */
export const IMPORT_FILE_MAX = 5 * 1024 * 1024
export const NO_FILE = 'Choisissez un fichier CSV.'
export const TOO_LARGE = 'Un fichier pèse 5\u00a0Mo au plus.'
