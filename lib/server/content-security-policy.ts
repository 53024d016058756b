/** The rest of the policy is the same for every page; only where scripts may come from and what they may ask differs. */
function policy(scripts: string[], connect: string[]) {
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For a prerendered page: its own files, and the inline scripts with these hashes (`sha256-…`, unquoted). */
export function staticPolicy(hashes: string[]): string {
  return policy(["'self'", ...hashes.map((hash) => `'${hash}'`)], ["'self'"])
}

/** For a page rendered at request time: scripts that carry this request's nonce, and what they load. They may send files
 *  to `ingest`. */
export function sessionPolicy(nonce: string, ingest: string): string {
  return policy([`'nonce-${nonce}'`, "'strict-dynamic'"], ["'self'", ingest])
}
