import { CMS_LICENCE } from '@/content/plan-facts'
import { TERMS } from '@/content/terms'
import { Price } from './price'
import { QuoteLink } from './quote-link'

const formulas = [
  {
    name: 'Abonnement seul',
    text: `Nous créons le site, l’hébergeons et le tenons à jour. Vous en êtes locataire. À l’année, vous ne payez que ${TERMS.yearPaidMonths} mois.`,
  },
  {
    name: 'Développement seul',
    text: 'Vous payez le site une fois et en devenez propriétaire. Vous l’hébergez vous-même, sans support ni mises à jour.',
  },
  {
    name: 'Développement + abonnement',
    text: 'Le site est à vous, et nous continuons de l’héberger et de nous en occuper. Le développement reste toujours facultatif.',
  },
]

export function Formulas() {
  return (
    <div className="mt-10 grid gap-8 tablet:mt-18 lg:grid-cols-[1.7fr_1fr] lg:gap-12">
      <div>
        <h3 className="text-2xl tablet:text-[1.75rem]">Comment ça marche ?</h3>
        <dl className="mt-4 flex flex-col gap-3.5 tablet:mt-6 tablet:gap-5">
          {formulas.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-0.5 border-hairline border-t pt-3.5 md:gap-y-1 tablet:pt-5 md:grid-cols-[13rem_1fr]"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 self-start rounded-sheet bg-text p-5 text-background tablet:block md:p-8">
        <h3 className="text-2xl">Licence CMS</h3>
        <Price amountCents={CMS_LICENCE.annualCents} unit="par an" className="tablet:mt-6" />
        <p className="mt-3 basis-full text-pretty tablet:mt-4">
          Modifiez vos textes et vos images vous-même. La licence est comprise dans les formules Standard et
          Pro.
        </p>
        <p className="mt-2 basis-full tablet:mt-3">
          Besoin d’un CMS sur mesure ? Nous vous faisons un devis.
        </p>
        <QuoteLink className="button mt-4 border tablet:mt-5 border-background outline-background hover:bg-background/10" />
      </div>
    </div>
  )
}
