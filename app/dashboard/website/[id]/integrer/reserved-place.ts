/** The width of a phone's page, in pixels, and the maximum width of pages treated as one. */
const NARROW = 343
const NARROW_UNTIL = 640
/** The client's font may need more height than ours. */
const MARGIN = 1.1

/** At each of these widths a shop's cards gain a column; the first two are the narrowest phone and the usual ones. */
const COLUMNS = [288, 340, 468, 712, 956, 1200]

/** The style that reserves a list's height in a client's page until the list loads; measured on its preview, without
 *  hidden parts. */
export function reservedPlace(list: string, preview: HTMLElement): string {
  const [wide = 0, narrow = 0] = heightsAt(preview, ['', `${NARROW}px`])
  const tag = `ostal-${list}`
  return `<style>${tag}{display:block;min-height:${wide}px}@media(max-width:${NARROW_UNTIL}px){${tag}{min-height:${narrow}px}}</style>`
}

/** The markup of an element whose height depends on its columns, in a container that reserves that height by its width. */
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

/** The heights in pixels at each of these widths. */
function heightsAt(preview: HTMLElement, widths: string[]): number[] {
  // Parts that only the preview has.
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
