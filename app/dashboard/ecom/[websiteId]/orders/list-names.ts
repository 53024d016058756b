/** The prefix of the order lists' query parameters; those of the products have none. */
export const WAITING = 'attente-'
export const HISTORY = 'commandes-'

/** The id of the form that the checkboxes of waiting orders belong to. */
export const BATCH_FORM = 'expeditions-groupees'
