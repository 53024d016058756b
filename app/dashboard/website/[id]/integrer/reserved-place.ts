/** The width of a phone's page, in pixels, and up to where pages are taken for one. */
const NARROW = 343
const NARROW_UNTIL = 640
/** The client's own font may run longer than ours. */
const MARGIN = 1.1

/** From these widths on, the cards of a shop stand in one column more; the first two are the narrowest phone and the usual
 *  ones. */
const COLUMNS = [288, 340, 468, 712, 956, 1200]

/** The style that keeps a list's place free in a client's page until the list is there; measured on its preview, without
 *  what is hidden. */
export function reservedPlace(list: string, preview: HTMLElement): string {
  const [wide = 0, narrow = 0] = heightsAt(preview, ['', `${NARROW}px`])
  const tag = `ostal-${list}`
  return `<style>${tag}{display:block;min-height:${wide}px}@media(max-width:${NARROW_UNTIL}px){${tag}{min-height:${narrow}px}}</style>`
}

/** The line of an element whose height follows from its columns, in a box that keeps that height free by its own width. */
export function reservedColumns(list: string, line: string, preview: HTMLElement): string {
  const tag = `ostal-${list}`
  const heights = heightsAt(
    preview,
    COLUMNS.map((width) => `${width}px`),
  )
  const steps = heights.map((height, index) => {
    const until = COLUMNS[index + 1]
    return until
      ? `@container(width<${until}px){${tag}{min-height:${height}px}}`
      : `${tag}{display:block;min-height:${height}px}`
  })
  return `<style>${steps.toReversed().join('')}</style><div style="container-type:inline-size">${line}</div>`
}

/** In pixels, at each of these widths. */
function heightsAt(preview: HTMLElement, widths: string[]): number[] {
  // What the preview alone has.
  const hidden = [...(preview.shadowRoot?.querySelectorAll<HTMLElement>('[data-hidden], details') ?? [])]
  for (const item of hidden) item.style.display = 'none'
  const heights = widths.map((width) => {
    preview.style.width = width
    return Math.ceil(preview.getBoundingClientRect().height * MARGIN)
  })
  preview.style.width = ''
  for (const item of hidden) item.style.display = ''
  return heights
}
