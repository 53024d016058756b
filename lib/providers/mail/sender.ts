/** `Ostal <bonjour@ostal.fr>` under another name, without what would end it or start another address. */
export function senderOf(from: string, name: string | undefined): string {
  const plain = name
    ?.replace(/[\p{C}"<>\\,;:@]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!plain) return from
  return `"${plain}" <${/<([^<>]*)>/.exec(from)?.[1] ?? from}>`
}
