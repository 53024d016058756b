/** One `NAME='value'` per line, as the guide asks: systemd, a shell and Compose all read it the same way. */
export function writeEnvironment(values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => {
    if (/['\n]/.test(value)) throw new Error(`${name} holds a quote or a new line`)
    return `${name}='${value}'\n`
  })
  return lines.join('')
}

/** Reads the file as systemd does. */
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
