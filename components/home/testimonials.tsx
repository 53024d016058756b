import { type Testimonial, testimonials } from '@/content/testimonials'
import { withDe } from '@/lib/domain/elision'
import { Badge } from '../ui/badge'
import { LongDate } from '../ui/dates'
import { CallToAction } from './call-to-action'
import { Section } from './section'

export function Testimonials() {
  return (
    <Section id="temoignages" title="Ils ont emménagé" className="border-hairline border-t bg-surface">
      <ul className="grid gap-5 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name} {...testimonial} />
        ))}
      </ul>
      <CallToAction
        title="Et si la prochaine était la vôtre ?"
        text="Quelques questions suffisent pour commencer. Rien à payer, rien à signer."
      />
    </Section>
  )
}

export function TestimonialCard({ name, title, content, url, date, sample }: Testimonial) {
  return (
    <li className="card flex flex-col gap-x-8 tablet:max-lg:grid tablet:max-lg:grid-cols-[1.7fr_1fr]">
      <blockquote className="grow text-lg">
        <p>{`« ${content} »`}</p>
      </blockquote>
      <div className="mt-6 tablet:max-lg:mt-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {sample && <Badge>Exemple</Badge>}
        </p>
        <p className="text-muted text-sm">{title}</p>
        <p className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-hairline border-t pt-3 text-muted text-sm">
          <Address url={url} name={name} />
          <LongDate value={date} />
        </p>
      </div>
    </li>
  )
}

/** The customer's website. No page answers at an invented address, so that it is no link. */
function Address({ url, name }: Pick<Testimonial, 'url' | 'name'>) {
  if (url === 'wip') return <span className="font-medium text-muted">Bientôt disponible</span>
  const { hostname } = new URL(url)
  if (hostname.endsWith('.example')) return <span className="font-medium text-muted">{hostname}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={`Voir le site → ${withDe(name)} (nouvel onglet)`}
      className="text-link"
    >
      Voir le site →
    </a>
  )
}
