/** The height of each list in a client's page: that of its usual content, but never most of a phone's screen, which would
 *  leave no area to scroll the page. */
const HEIGHTS = {
  testimonials: '20rem',
  events: '26rem',
  team: '24rem',
  gallery: '28rem',
  products: '44rem',
}
export type List = keyof typeof HEIGHTS

export const heightOf = (list: List): string => `min(${HEIGHTS[list]},80svh)`

/** The markup for a client's page, whose height is the same before and after the list loads: overflow scrolls inside. */
export const elementLine = (list: List, websiteId: number): string =>
  `<ostal-${list} site="${websiteId}" style="display:block;height:${heightOf(list)};overflow:auto"></ostal-${list}>`
