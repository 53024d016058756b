import { brand } from '@/content/brand'
import { plans } from '@/content/plans'
import { formatEuros } from '@/lib/domain/money'
import { ButtonLink } from '../ui/button'

const firstPrice = formatEuros(Math.min(...plans.map(({ subscriptionCents }) => subscriptionCents)))

/** The button that opens a phone call to the agency, and when it answers. */
export function Call() {
  const [week] = brand.hours.contact
  return (
    <>
      <p className="mt-6">
        <ButtonLink href={brand.phone.link} size="large" className="max-sm:w-full">
          Appeler le {brand.phone.shown.replaceAll(' ', '\u00a0')}
        </ButtonLink>
      </p>
      <p className="mt-3 text-balance text-muted text-sm">
        {`${week.days}, ${week.hours}. Un site à partir de ${firstPrice} par mois.`}
      </p>
    </>
  )
}
