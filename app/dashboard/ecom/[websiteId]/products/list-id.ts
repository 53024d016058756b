/** The element that receives the focus after a product is deleted. */
export const LIST_ID = 'liste-des-produits'
