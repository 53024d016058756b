/** Of the page, which its sheet sets when one is open. */
export const TITLE = 'Websites · Admin Dashboard'
