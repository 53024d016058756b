export const TITLE = 'Informations de facturation'
