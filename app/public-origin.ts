/** The site's origin in pages rendered at build time, whose environment may be incomplete. */
export const publicOrigin = process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000'
