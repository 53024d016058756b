/** `Ostal <bonjour@ostal.fr>` with another name, without characters that would end it or start another address. */
export function senderOf(from: string, name: string | undefined): string {
  const plain = name
    ?.replace(/[\p{C}"<>\\,;:@]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!plain) return from
  return `"${plain}" <${/<([^<>]*)>/.exec(from)?.[1] ?? from}>`
}
