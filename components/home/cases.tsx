import { type Case, cases } from '@/content/cases'
import { examples } from '@/content/examples'
import { pictures } from '../examples/pictures'
import { Badge } from '../ui/badge'
import { Section } from './section'

export function Cases() {
  return (
    <Section
      id="realisations"
      title="Trois maisons déjà habitées"
      intro="Une boutique, un cabinet, une table : ce que leur site a changé, quelques mois après son ouverture."
    >
      <ul className="grid gap-5 tablet:grid-cols-3 tablet:gap-y-0">
        {cases.map((one) => (
          <CaseCard key={one.slug} {...one} />
        ))}
      </ul>
    </Section>
  )
}

/** One link over the whole card. The parts of the three cards line up. */
function CaseCard({ slug, plan, figure, result, weeks, sample }: Case) {
  const example = examples.find((one) => one.slug === slug)
  const { wide, phone } = pictures[slug]
  return (
    <li className="group relative grid overflow-hidden rounded-card border border-hairline bg-surface hover:border-control tablet:row-span-6 tablet:grid-rows-subgrid">
      <div className="relative border-hairline border-b bg-sunken">
        <img
          src={wide.src}
          width={wide.width}
          height={wide.height}
          loading="lazy"
          decoding="async"
          alt={`Page d’accueil de l’exemple ${example?.name}`}
          className="block h-auto w-full"
        />
        <img
          src={phone.src}
          width={phone.width}
          height={phone.height}
          loading="lazy"
          decoding="async"
          alt=""
          className="absolute right-[5%] bottom-0 h-auto w-[19%] translate-y-[18%] rounded-input border-2 border-text bg-sunken"
        />
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-2 px-5 text-muted text-sm lg:px-6">
        {example?.sector}
        {sample && <Badge>Exemple</Badge>}
      </p>
      <h3 className="mt-1.5 px-5 text-xl lg:px-6">{example?.name}</h3>
      <p className="mt-4 px-5 text-muted lg:px-6">
        <b className="display block text-4xl text-text tabular-nums">{figure}</b> {result}
      </p>
      <dl className="mt-5 px-5 text-sm *:flex *:justify-between *:gap-4 *:border-hairline *:border-t *:py-2 lg:px-6">
        <div>
          <dt className="text-muted">Délai</dt>
          <dd className="font-semibold">{`${weeks} semaines`}</dd>
        </div>
        <div>
          <dt className="text-muted">Formule</dt>
          <dd className="font-semibold">{plan}</dd>
        </div>
      </dl>
      <p className="px-5 pt-1 pb-4 lg:px-6">
        <a href={`/exemples/${slug}`} className="text-link after:absolute after:inset-0">
          Visiter l’exemple<span className="sr-only"> : {example?.name}</span>&nbsp;→
        </a>
      </p>
    </li>
  )
}
