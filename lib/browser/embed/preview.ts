import { api } from '../api'
import { element } from './dom'
import { events } from './events'
import { gallery } from './gallery'
import { legalRow, reportRow } from './legal'
import { featuredFirst, products } from './shop/grid'
import { facts } from './shop/words'
import { STYLES } from './styles'
import { team } from './team'
import { testimonials } from './testimonials'
import type { EventWire, PictureWire, ProductWire, StaffMemberWire, TestimonialWire } from './wire'

/** `below`: the row of links below the list, as on the client's page. */
export type Preview = { content: HTMLElement; below: HTMLElement; hidden: number[] } | null

async function renderPreview<Item extends object>(
  path: string,
  render: (items: Item[], heading: string) => HTMLElement,
  below: HTMLElement,
  order = (items: Item[]) => items,
): Promise<Preview> {
  const items = order(await api.get<Item[]>(path))
  const hidden = items.flatMap((item, index) => ('Active' in item && !item.Active ? [index] : []))
  return items.length > 0 ? { content: render(items, 'h3'), below, hidden } : null
}

const onOurOrigin = (path: string) => path

/** The content of each embed element for a website of the user, hidden entries included; null when there is none. */
export const PREVIEWS = {
  testimonials: (site: number) =>
    renderPreview<TestimonialWire>(
      `/testimonials/website/include/${site}`,
      testimonials,
      reportRow(site, onOurOrigin),
    ),
  events: (site: number) =>
    renderPreview<EventWire>(`/events/website/${site}`, events, reportRow(site, onOurOrigin)),
  team: (site: number) =>
    renderPreview<StaffMemberWire>(`/staff/website/include/${site}`, team, reportRow(site, onOurOrigin)),
  gallery: (site: number) =>
    renderPreview<PictureWire>(
      `/pictures/list?type=gallery&id=${site}`,
      gallery,
      reportRow(site, onOurOrigin),
    ),
  products: (site: number) =>
    renderPreview<ProductWire>(
      `/products/website/${site}`,
      withFacts,
      legalRow(site, onOurOrigin),
      featuredFirst,
    ),
}

/** The cards, each with the facts that the embed shows in the product's dialog. */
function withFacts(items: ProductWire[], heading: string): HTMLElement {
  const shown = products(items, heading)
  for (const [index, product] of items.entries())
    shown.children[index]
      ?.querySelector('[part~=card]')
      ?.append(
        element(
          'details',
          {},
          element('summary', {}, 'Détails'),
          element(
            'dl',
            {},
            ...facts(product).flatMap(([name, text]) => [element('dt', {}, name), element('dd', {}, text)]),
          ),
        ),
      )
  return shown
}

const PREVIEW_STYLES = `
summary { cursor: pointer; min-height: 1.5rem; }
dl { padding-top: .5rem; font-size: .875rem; }
dt { font-weight: 600; }
dd { margin-bottom: .5rem; white-space: pre-line; }
[part=badge] {
  align-self: flex-start;
  padding: .125rem .625rem;
  border-radius: 99px;
  background: var(--text);
  color: var(--background);
  font-size: .875rem;
  font-weight: 600;
}
[data-hidden] [part~=card] { border: 2px dashed var(--control); background: none; }
`

function markHidden(item: Element | undefined): void {
  item?.setAttribute('data-hidden', '')
  item?.querySelector('[part~=card]')?.prepend(element('span', { part: 'badge' }, 'Caché'))
}

/** Puts a preview into `host` like the embed, and marks the hidden entries. */
export function mountPreview(host: HTMLElement, { content, below, hidden }: NonNullable<Preview>): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [STYLES, PREVIEW_STYLES].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  for (const index of hidden) markHidden(content.children[index])
  root.replaceChildren(content, below)
}
