import { testimonials } from '@/content/testimonials'
import { Badge } from '../ui/badge'
import { Carousel, Slide } from './carousel'
import { More } from './stage'

/** Customers' testimonials, one at a time. */
export function Voices() {
  return (
    <Carousel
      label="Témoignages"
      previous="Témoignage précédent"
      next="Témoignage suivant"
      names={testimonials.map(({ name }) => name)}
      more={<More stage={3} />}
    >
      {testimonials.map(({ name, title, content, sample }, index) => (
        <Slide key={name} name={name} position={`${index + 1} sur ${testimonials.length}`}>
          <figure>
            <blockquote className="promo-quote">
              <p>{`«\u00a0${content}\u00a0»`}</p>
            </blockquote>
            <figcaption className="mt-5 flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">{name}</span>
              {sample && <Badge>Exemple</Badge>}
              <span className="basis-full text-muted text-sm">{title}</span>
            </figcaption>
          </figure>
        </Slide>
      ))}
    </Carousel>
  )
}
