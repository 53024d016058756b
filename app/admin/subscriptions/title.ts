/** The page's title; an open sheet sets its own. */
export const TITLE = 'Subscriptions · Admin Dashboard'
