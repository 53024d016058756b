import { createHash, randomUUID } from 'node:crypto'

/** Inlined by the build (next.config.ts): another build may serialize the same rows differently. In development no tag outlives
 *  the process. */
const BUILD = process.env.OSTAL_BUILD ?? randomUUID()

/** The tag of a list at one of its versions. `publicOrigin` is part of its picture URLs. Weak, because a proxy may compress the
 *  bytes without changing the tag (RFC 9110, 8.8.3.3), and because a list that is sent in parts may end with rows that are newer
 *  than its tag. */
export function listTag(version: number, publicOrigin: string): string {
  const form = createHash('sha256').update(`${BUILD} ${publicOrigin}`).digest('base64url').slice(0, 12)
  return `W/"${form}-${version.toString(36)}"`
}
