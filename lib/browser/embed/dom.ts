type Attributes = Record<string, string | number | null>
type Child = Node | string | null

/** An element; texts go in as text, never as markup. What is null is left out. */
export function element(tag: string, attributes: Attributes, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) made.setAttribute(name, String(value))
  made.append(...children.filter((child) => child !== null))
  return made
}

/** A list of cards. `role`, because Safari takes a list without bullets for none. */
export const list = (label: string, cards: HTMLElement[]): HTMLElement =>
  element(
    'ul',
    { part: 'list', role: 'list', 'aria-label': label },
    ...cards.map((card) => element('li', { part: 'item' }, card)),
  )

/** A picture that is fetched when it comes near; null without an address. Its size keeps its place free. */
export const picture = (part: string, url: string | null, alt: string, width: number, height: number) =>
  url ? element('img', { part, src: url, alt, width, height, loading: 'lazy', decoding: 'async' }) : null

/** The address of a picture's narrower copy, or of itself where it is no wider. */
export const narrower = <Url extends string | null>(url: Url, width: 480 | 960) =>
  (url?.replace(/\.webp$/, `-${width}.webp`) ?? null) as Url
