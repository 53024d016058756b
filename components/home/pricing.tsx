import { plans } from '@/content/plans'
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
    text: 'Vous arrêtez l’abonnement quand vous le souhaitez, avec un préavis de deux mois.',
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
      <ul className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <p className="mt-6 text-muted text-sm lg:mt-10">
        Prix indicatifs, TVA comprise. Ils ne valent pas devis.
      </p>
      <ul className="mt-12 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {reassurances.map(({ title, text }) => (
          <li key={title} className="border-text border-t-2 pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <Formulas />
      <Comparison />
    </Section>
  )
}
