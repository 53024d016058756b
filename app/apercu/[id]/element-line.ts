/** How high each list is in a client's page: what it shows usually, and never most of a phone's screen, which would leave no
 *  place to scroll the page by. */
const HEIGHTS = {
  testimonials: '20rem',
  events: '26rem',
  team: '24rem',
  gallery: '28rem',
  products: '44rem',
}
export type List = keyof typeof HEIGHTS

export const heightOf = (list: List): string => `min(${HEIGHTS[list]},80svh)`

/** The line for a client's page, with a place that is the same before and after the list has come: what does not fit scrolls
 *  inside. */
export const elementLine = (list: List, websiteId: number): string =>
  `<ostal-${list} site="${websiteId}" style="display:block;height:${heightOf(list)};overflow:auto"></ostal-${list}>`
