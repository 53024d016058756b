import { existsSync, readFileSync } from 'node:fs'

/** Shorter secrets could occur in any text. */
const SHORTEST = 8

/** Tokens of the links in mails, which give access to an account, an order or a quote. */
const LINK_TOKEN = /https?:\/\/[^\s"'<>]*?[/=]([A-Za-z0-9_-]{24,}(?:\.[A-Za-z0-9_-]+)*)/g

/** The log lines that contain one of these secrets or the token of a mailed link, with the secret redacted. */
export function leakedLines(log: string, secrets: readonly string[], mails: string): string[] {
  const tokens = [...mails.replaceAll('\\/', '/').matchAll(LINK_TOKEN)].map(([, token = '']) => token)
  const known = [...new Set([...secrets, ...tokens])].filter((secret) => secret.length >= SHORTEST)
  return log
    .split('\n')
    .flatMap((line) => {
      const found = known.filter((secret) => line.includes(secret))
      return found.length > 0 ? [found.reduce((text, secret) => text.replaceAll(secret, '█'), line)] : []
    })
    .slice(0, 20)
}

/** The same for files; a missing file counts as empty. */
export function leakedIn(files: { log: string; mails: string }, secrets: readonly string[]): string[] {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  return leakedLines(read(files.log), secrets, read(files.mails))
}
