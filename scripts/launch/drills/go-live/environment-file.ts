/** `NAME='value'` a line, as the guide asks: read alike by systemd, a shell and Compose. */
export function writeEnvironment(values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => {
    if (/['\n]/.test(value)) throw new Error(`${name} holds a quote or a new line`)
    return `${name}='${value}'\n`
  })
  return lines.join('')
}

/** As systemd reads it. */
export function readEnvironmentFile(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [, name = '', value = ''] = /^(\w+)='(.*)'$/.exec(line) ?? []
        return [name, value]
      }),
  )
}
