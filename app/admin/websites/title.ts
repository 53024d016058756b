/** The page's title; an open sheet sets its own. */
export const TITLE = 'Websites · Admin Dashboard'
