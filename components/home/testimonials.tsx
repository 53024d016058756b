import { type Testimonial, testimonials } from '@/content/testimonials'
import { LongDate } from '../ui/dates'
import { Section } from './section'

export function Testimonials() {
  return (
    <Section id="temoignages" title="Ils ont emménagé">
      <ul className="grid gap-5 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name} {...testimonial} />
        ))}
      </ul>
    </Section>
  )
}

function TestimonialCard({ name, title, content, url, date }: Testimonial) {
  return (
    <li className="card flex flex-col">
      <blockquote className="grow text-lg">
        <p>{`« ${content} »`}</p>
      </blockquote>
      <p className="mt-6 font-semibold">{name}</p>
      <p className="text-muted text-sm">{title}</p>
      <p className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-hairline border-t pt-3 text-muted text-sm">
        {url === 'wip' ? (
          <span className="font-medium text-muted">Bientôt disponible</span>
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`Voir le site → de ${name} (nouvel onglet)`}
            className="text-link"
          >
            Voir le site →
          </a>
        )}
        <LongDate value={date} />
      </p>
    </li>
  )
}
