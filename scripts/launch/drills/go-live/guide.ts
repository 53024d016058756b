/** The lines of the shell blocks below a heading of a guide, in order, without comments. */
export function shellLines(markdown: string, heading: string): string[] {
  const sections = markdown.split(/^## /m)
  const section = sections.find((text) => text.startsWith(heading))
  if (section === undefined) throw new Error(`The guide has no section «${heading}»`)
  return [...section.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/(^|\s+)#.*$/, '').trim())
      .filter(Boolean),
  )
}
