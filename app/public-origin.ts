/** The site's own address in pages that are made by the build, whose environment need not be complete. */
export const publicOrigin = process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000'
