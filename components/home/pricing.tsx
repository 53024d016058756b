import { plans } from '@/content/plans'
import { TERMS } from '@/content/terms'
import { CallToAction } from './call-to-action'
import { Comparison } from './comparison'
import { Formulas } from './formulas'
import { PlanCard } from './plan-card'
import { PriceToggle } from './price-toggle'
import { Section } from './section'

const reassurances = [
  {
    title: 'Pas de frais cachés',
    text: 'Le prix affiché comprend la TVA. Ce qui s’y ajoute a d’abord son devis, gratuit.',
  },
  {
    title: 'Sans engagement',
    text: `Aucune durée minimale, aucuns frais de départ : vous arrêtez l’abonnement quand vous le souhaitez, avec un préavis de ${TERMS.noticeMonths} mois.`,
  },
  {
    title: 'Support réactif',
    text: 'Une question, une panne, une idée : un ticket, et l’agence vous répond en personne.',
  },
]

export function Pricing() {
  return (
    <Section
      id="tarifs"
      title="Le prix d’abord"
      intro="Louez votre site au mois, ou faites-le bâtir et devenez-en propriétaire."
      className="group/prices border-hairline border-y bg-sunken"
    >
      <PriceToggle />
      <ul className="mt-6 grid gap-4 tablet:mt-14 tablet:grid-cols-3 tablet:gap-y-0 tablet:gap-x-3 lg:gap-x-5">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <p className="mt-4 text-muted text-sm tablet:mt-10">
        Prix indicatifs, TVA comprise. Ils ne valent pas devis.
      </p>
      <ul className="mt-8 grid gap-x-8 gap-y-4 tablet:mt-12 tablet:grid-cols-3">
        {reassurances.map(({ title, text }) => (
          <li key={title} className="border-text border-t-2 pt-3 tablet:pt-4">
            <h3 className="text-lg tablet:text-xl">{title}</h3>
            <p className="text-pretty text-muted tablet:mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
      <Formulas />
      <Comparison />
      <CallToAction
        title="Prêt à poser la première pierre ?"
        text="Commencez en ligne, ou demandez un devis : une personne vous répond."
      />
    </Section>
  )
}
