/** What has the keyboard once a product is gone. */
export const LIST_ID = 'liste-des-produits'
