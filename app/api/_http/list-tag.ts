import { createHash, randomUUID } from 'node:crypto'

/** Written in by the build (next.config.ts): the next one may write the same rows in another way. In development no tag
 *  outlives the process. */
const BUILD = process.env.OSTAL_BUILD ?? randomUUID()

/** The tag of a list at one of its versions. `publicOrigin` stands in the addresses of its pictures. Weak, because
 *  a proxy may compress the bytes without changing the tag (RFC 9110, 8.8.3.3), and because a list that is sent part by
 *  part may end with rows that are newer than its tag. */
export function listTag(version: number, publicOrigin: string): string {
  const form = createHash('sha256').update(`${BUILD} ${publicOrigin}`).digest('base64url').slice(0, 12)
  return `W/"${form}-${version.toString(36)}"`
}
