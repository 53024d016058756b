type Attributes = Record<string, string | number | null>
type Child = Node | string | null

/** Creates an element; strings are inserted as text, never as markup. Null attributes and children are left out. */
export function element(tag: string, attributes: Attributes, ...children: Child[]): HTMLElement {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) created.setAttribute(name, String(value))
  created.append(...children.filter((child) => child !== null))
  return created
}

/** A button with a text label. */
export function button(
  part: string,
  label: string,
  attributes: Attributes,
  onClick: (event: Event) => void,
): HTMLButtonElement {
  const created = element('button', { part, type: 'button', ...attributes }, label) as HTMLButtonElement
  created.addEventListener('click', onClick)
  return created
}

/** A list of cards. `role`, because Safari does not expose a list without bullets as one. */
export const list = (label: string, cards: HTMLElement[]): HTMLElement =>
  element(
    'ul',
    { part: 'list', role: 'list', 'aria-label': label },
    ...cards.map((card) => element('li', { part: 'item' }, card)),
  )

/** A lazy-loaded picture with its space reserved; null without a URL. */
export const picture = (part: string, url: string | null, alt: string, width: number, height: number) =>
  url ? element('img', { part, src: url, alt, width, height, loading: 'lazy', decoding: 'async' }) : null

/** The URL of a picture's narrower copy, which serves the original when that is no wider. */
export const narrower = <Url extends string | null>(url: Url, width: 480 | 960) =>
  (url?.replace(/\.webp$/, `-${width}.webp`) ?? null) as Url
