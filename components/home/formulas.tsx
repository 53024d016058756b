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
    <div className="mt-18 grid gap-8 lg:grid-cols-[1.7fr_1fr] lg:gap-12">
      <div>
        <h3 className="text-[1.75rem]">Comment ça marche ?</h3>
        <dl className="mt-6 flex flex-col gap-5">
          {formulas.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-1 border-hairline border-t pt-5 md:grid-cols-[13rem_1fr]"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="self-start rounded-sheet bg-text p-6 text-background md:p-8">
        <h3 className="text-2xl">Licence CMS</h3>
        <Price amountCents={CMS_LICENCE.annualCents} unit="par an" />
        <p className="mt-4">
          Modifiez vos textes et vos images vous-même. La licence est comprise dans les formules Standard et
          Pro.
        </p>
        <p className="mt-3">Besoin d’un CMS sur mesure ? Nous vous faisons un devis.</p>
        <QuoteLink className="button mt-5 border border-background outline-background hover:bg-background/10" />
      </div>
    </div>
  )
}
