/** The width of a phone's page, in pixels, and up to where pages are taken for one. */
const NARROW = 343
const NARROW_UNTIL = 640
/** The client's own font may run longer than ours. */
const MARGIN = 1.1

/** The style that keeps a list's place free in a client's page until the list is there; measured on its preview, without
 *  what is hidden. */
export function reservedPlace(list: string, preview: HTMLElement): string {
  const hidden = [...(preview.shadowRoot?.querySelectorAll<HTMLElement>('[data-hidden]') ?? [])]
  for (const item of hidden) item.style.display = 'none'
  const wide = heightOf(preview)
  preview.style.width = `${NARROW}px`
  const narrow = heightOf(preview)
  preview.style.width = ''
  for (const item of hidden) item.style.display = ''
  const tag = `ostal-${list}`
  return `<style>${tag}{display:block;min-height:${wide}px}@media(max-width:${NARROW_UNTIL}px){${tag}{min-height:${narrow}px}}</style>`
}

const heightOf = (element: HTMLElement) => Math.ceil(element.getBoundingClientRect().height * MARGIN)
