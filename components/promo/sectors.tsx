import { examples } from '@/content/examples'
import { pictures } from '../examples/pictures'
import { Badge } from '../ui/badge'
import { Carousel, Slide } from './carousel'
import { More } from './stage'

/** An example website per sector: its picture and a link. */
export function Sectors() {
  return (
    <Carousel
      label="Exemples par secteur"
      previous="Secteur précédent"
      next="Secteur suivant"
      names={examples.map(({ sector }) => sector)}
      more={<More stage={2} />}
    >
      {examples.map(({ slug, sector, name, summary }, index) => (
        <Slide key={slug} name={sector} position={`${index + 1} sur ${examples.length}`}>
          <div className="promo-window">
            <img
              src={pictures[slug].wide.src}
              width={pictures[slug].wide.width}
              height={pictures[slug].wide.height}
              alt=""
              loading="lazy"
            />
          </div>
          <h3 className="mt-3 flex flex-wrap items-center gap-x-3 text-xl">
            <a href={`/exemples/${slug}`} className="promo-visit">
              {sector}
            </a>
            <Badge>Exemple</Badge>
            <span
              className="ml-auto font-semibold font-text text-accent-text text-base tracking-normal"
              aria-hidden="true"
            >
              Visiter →
            </span>
          </h3>
          <p className="mt-1 text-muted">
            <span className="font-semibold text-text">{name}.</span> {summary}
          </p>
        </Slide>
      ))}
    </Carousel>
  )
}
