import type { StaticImageData } from 'next/image'
import type { ExampleSlug } from '@/content/examples'
import autresPhone from './pictures/autres-phone.webp'
import autresWide from './pictures/autres-wide.webp'
import avocatsPhone from './pictures/avocats-phone.webp'
import avocatsWide from './pictures/avocats-wide.webp'
import coiffeursPhone from './pictures/coiffeurs-phone.webp'
import coiffeursWide from './pictures/coiffeurs-wide.webp'
import eCommercePhone from './pictures/e-commerce-phone.webp'
import eCommerceWide from './pictures/e-commerce-wide.webp'
import evenementsPhone from './pictures/evenements-phone.webp'
import evenementsWide from './pictures/evenements-wide.webp'
import loisirsPhone from './pictures/loisirs-phone.webp'
import loisirsWide from './pictures/loisirs-wide.webp'
import restaurantsPhone from './pictures/restaurants-phone.webp'
import restaurantsWide from './pictures/restaurants-wide.webp'

/** Screenshots of each example's first view, 960 and 390 pixels wide; `npm run example-pictures` retakes them. */
export const pictures: Record<ExampleSlug, { wide: StaticImageData; phone: StaticImageData }> = {
  avocats: { wide: avocatsWide, phone: avocatsPhone },
  'e-commerce': { wide: eCommerceWide, phone: eCommercePhone },
  coiffeurs: { wide: coiffeursWide, phone: coiffeursPhone },
  loisirs: { wide: loisirsWide, phone: loisirsPhone },
  restaurants: { wide: restaurantsWide, phone: restaurantsPhone },
  evenements: { wide: evenementsWide, phone: evenementsPhone },
  autres: { wide: autresWide, phone: autresPhone },
}
