import { createHash, randomUUID } from 'node:crypto'

/** Written in by the build (next.config.ts): the next one may write the same rows in another way. In development no tag
 *  outlives the process. */
const BUILD = process.env.OSTAL_BUILD ?? randomUUID()

const forms = new Map<string, string>()

/** What a build makes of an origin's lists. */
function formOf(publicOrigin: string): string {
  const known = forms.get(publicOrigin)
  if (known) return known
  const form = createHash('sha256').update(`${BUILD} ${publicOrigin}`).digest('base64url').slice(0, 12)
  forms.set(publicOrigin, form)
  return form
}

/** The tag of a list at one of its versions. `publicOrigin` stands in the addresses of its pictures. Weak, because
 *  a proxy may compress the bytes without changing the tag (RFC 9110, 8.8.3.3), and because a list that is sent part by
 *  part may end with rows that are newer than its tag. */
export const listTag = (version: number, publicOrigin: string): string =>
  `W/"${formOf(publicOrigin)}-${version.toString(36)}"`
