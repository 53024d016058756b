import type { DayOfWeek, Offer, OpeningHoursSpecification, ProfessionalService } from 'schema-dts'
import { brand } from '@/content/brand'
import { type Plan, plans } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'
import { publicOrigin } from '../public-origin'
import { pages } from './pages'
import { pictureAddress } from './picture-address'

const { name, description, email, phone, address, hours, social } = brand

/** Both ways to pay for a plan: monthly, or its development once. */
function offerOf({ name: plan, type, subscriptionCents, developmentCents }: Plan): Offer {
  return {
    '@type': 'Offer',
    name: plan,
    url: `${publicOrigin}/#tarifs`,
    itemOffered: { '@type': 'Service', name: plan, description: type },
    priceSpecification: [
      { ...inEuros(subscriptionCents), name: 'Abonnement', unitCode: 'MON', unitText: 'mois' },
      { ...inEuros(developmentCents), name: 'Développement' },
    ],
  }
}

const inEuros = (cents: number) =>
  ({
    '@type': 'UnitPriceSpecification',
    price: cents / 100,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  }) as const

function priceRange(): string {
  const prices = plans.flatMap(({ subscriptionCents, developmentCents }) => [
    subscriptionCents,
    developmentCents,
  ])
  return `${formatEuros(Math.min(...prices))} – ${formatEuros(Math.max(...prices))}`
}

/** The days of the week, Sunday first. */
const DAYS: readonly DayOfWeek[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

/** One entry for all days with the same hours; closed days have none. */
function openingHours(week: readonly (readonly [number, number] | null)[]): OpeningHoursSpecification[] {
  const daysOf = new Map<string, DayOfWeek[]>()
  for (const [index, hours] of week.entries()) {
    const day = DAYS[index]
    if (!hours || !day) continue
    const times = hours.map((hour) => `${String(hour).padStart(2, '0')}:00`).join(' ')
    daysOf.set(times, [...(daysOf.get(times) ?? []), day])
  }
  return [...daysOf].map(([times, dayOfWeek]) => {
    const [opens = '', closes = ''] = times.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** The agency as it presents itself at /contact. */
export const agencyData: ProfessionalService = {
  '@type': 'ProfessionalService',
  '@id': `${publicOrigin}/#agence`,
  name,
  description,
  url: `${publicOrigin}/`,
  telephone: phone.link.replace('tel:', ''),
  email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.zip,
    addressLocality: address.city,
    addressCountry: 'FR',
  },
  areaServed: { '@type': 'Country', name: address.country },
  priceRange: priceRange(),
  openingHoursSpecification: openingHours(hours.week),
  image: publicOrigin + pictureAddress(pages.home),
  logo: `${publicOrigin}/icons/icon-512.png`,
  sameAs: social.map(({ url }) => url),
}

/** The same for the home page, with what that page shows: its own hours and the plans. */
export const agencyAtHome: ProfessionalService = {
  ...(agencyData as object),
  '@type': 'ProfessionalService',
  openingHoursSpecification: openingHours(hours.homeWeek),
  makesOffer: plans.map(offerOf),
}
