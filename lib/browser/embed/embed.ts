import { define } from './define'
import { events } from './events'
import { gallery } from './gallery'
import { team } from './team'
import { testimonials } from './testimonials'

define('ostal-testimonials', { path: (site) => `testimonials/website/${site}`, render: testimonials })
define('ostal-events', { path: (site) => `events/website/${site}`, render: events })
define('ostal-team', { path: (site) => `staff/website/${site}`, render: team })
define('ostal-gallery', { path: (site) => `pictures/list?type=gallery&id=${site}`, render: gallery })
