import { drawIcon } from './draw-icon'

/** The site's icons as pictures, by file name below /icons. A maskable one keeps the house inside the circle that some
 *  phones crop to. */
export const pictures = {
  'apple-180.png': { size: 180, svg: drawIcon({ share: 0.72, onGround: true }) },
  'icon-192.png': { size: 192, svg: drawIcon({ share: 0.8, onGround: true }) },
  'icon-512.png': { size: 512, svg: drawIcon({ share: 0.8, onGround: true }) },
  'maskable-512.png': { size: 512, svg: drawIcon({ share: 0.56, onGround: true }) },
}

/** For /favicon.ico. */
export const smallIcon = { size: 32, svg: drawIcon({}) }

/** For browsers that support SVG; adapts to light and dark themes. */
export const adaptiveIcon = drawIcon({ adaptive: true })
