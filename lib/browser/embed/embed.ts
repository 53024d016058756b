import { define } from './define'
import { defineShop } from './define-shop'
import { events } from './events'
import { gallery } from './gallery'
import { team } from './team'
import { testimonials } from './testimonials'

define('ostal-testimonials', { path: (site) => `testimonials/website/${site}`, render: testimonials })
define('ostal-events', { path: (site) => `events/website/${site}`, render: events })
define('ostal-team', { path: (site) => `staff/website/${site}`, render: team })
define('ostal-gallery', { path: (site) => `pictures/list?type=gallery&id=${site}`, render: gallery })
defineShop('ostal-products')
defineShop('ostal-cart')

// The shop's script imports these from this one.
export { button, element, list, narrower, picture } from './dom'
export { failure } from './failure'
export { legalRow } from './legal'
export { readList } from './read-list'
export { STYLES } from './styles'
