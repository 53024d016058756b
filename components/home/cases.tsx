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
      <ul className="grid gap-4 tablet:grid-cols-3 tablet:gap-x-5 tablet:gap-y-0">
        {cases.map((one) => (
          <CaseCard key={one.slug} {...one} />
        ))}
      </ul>
    </Section>
  )
}

/** One link over the whole card. The parts of the three cards line up; on a phone the site's mobile view is next to the
 *  text. */
function CaseCard({ slug, plan, figure, result, weeks, sample }: Case) {
  const example = examples.find((one) => one.slug === slug)
  return (
    <li className="group relative grid grid-cols-[104px_minmax(0,1fr)] overflow-hidden rounded-card border border-hairline bg-surface hover:border-control tablet:row-span-6 tablet:grid-cols-1 tablet:grid-rows-subgrid">
      <CasePicture slug={slug} name={example?.name} />
      <div className="p-4 tablet:contents">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm tablet:mt-6 tablet:px-5 lg:px-6">
          {example?.sector}
          {sample && <Badge>Exemple</Badge>}
        </p>
        <h3 className="mt-1.5 text-lg tablet:px-5 tablet:text-xl lg:px-6">{example?.name}</h3>
        <p className="mt-1.5 text-muted max-tablet:text-sm tablet:mt-4 tablet:px-5 lg:px-6">
          <b className="display mr-0.5 text-2xl text-text tabular-nums tablet:block tablet:text-4xl">
            {figure}
          </b>{' '}
          {result}
        </p>
        <dl className="mt-2 text-sm *:flex *:justify-between *:gap-4 *:border-hairline *:border-t max-tablet:*:border-0 tablet:mt-5 tablet:px-5 tablet:*:py-2 lg:px-6">
          <div>
            <dt className="text-muted">Délai</dt>
            <dd className="font-semibold">{`${weeks} semaines`}</dd>
          </div>
          <div>
            <dt className="text-muted">Formule</dt>
            <dd className="font-semibold">{plan}</dd>
          </div>
        </dl>
        <p className="tablet:px-5 tablet:pt-1 tablet:pb-4 lg:px-6">
          <a href={`/exemples/${slug}`} className="text-link after:absolute after:inset-0">
            Visiter l’exemple<span className="sr-only"> : {example?.name}</span>&nbsp;→
          </a>
        </p>
      </div>
    </li>
  )
}

function CasePicture({ slug, name }: { slug: Case['slug']; name: string | undefined }) {
  const { wide, phone } = pictures[slug]
  return (
    <div className="relative border-hairline bg-sunken max-tablet:border-r tablet:border-b">
      <picture>
        <source media="(width < 768px)" srcSet={phone.src} width={phone.width} height={phone.height} />
        <img
          src={wide.src}
          width={wide.width}
          height={wide.height}
          loading="lazy"
          decoding="async"
          alt={`Page d’accueil de l’exemple ${name}`}
          className="block w-full max-tablet:absolute max-tablet:inset-0 max-tablet:h-full max-tablet:object-cover max-tablet:object-top tablet:h-auto"
        />
      </picture>
      <img
        src={phone.src}
        width={phone.width}
        height={phone.height}
        loading="lazy"
        decoding="async"
        alt=""
        className="absolute right-[5%] bottom-0 h-auto w-[19%] translate-y-[18%] rounded-input border-2 border-text bg-sunken max-tablet:hidden"
      />
    </div>
  )
}
