/** The signed-in screens, which share one layout and one content security policy. */
const APP_PATHS = /^\/(dashboard|admin|orders|apercu)(?=[/?#]|$)/
/** The wizard has a path below /dashboard but the public site's layout. */
const EXCEPTIONS = /^\/dashboard\/new-website(?=[/?#]|$)/

/** Whether a link may change the screen in place. Any other address loads as a document, with its own security
 *  policy. */
export const isAppPath = (href: string): boolean => APP_PATHS.test(href) && !EXCEPTIONS.test(href)
