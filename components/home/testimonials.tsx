import type { Proof } from '@/content/proof'
import { type Testimonial, testimonials } from '@/content/testimonials'
import { withDe } from '@/lib/domain/elision'
import { ProofOfClient } from '../proof/client'
import { ProofOfReview } from '../proof/review'
import { Badge } from '../ui/badge'
import { LongDate } from '../ui/dates/dates'
import { CallToAction } from './call-to-action'
import { Section } from './section'

export function Testimonials({ proof: { client, review } }: { proof: Proof }) {
  return (
    <Section id="temoignages" title="Ils ont emménagé" className="border-hairline border-t bg-surface">
      {(client || review) && (
        <div className="mb-4 grid gap-4 lg:mb-5 lg:gap-5 tablet:has-[>:nth-child(2)]:grid-cols-2">
          <ProofOfClient client={client} />
          <ProofOfReview review={review} />
        </div>
      )}
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-5">
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
    <li className="card flex flex-col gap-x-8 max-tablet:p-5 tablet:max-lg:grid tablet:max-lg:grid-cols-[1.7fr_1fr]">
      <blockquote className="grow text-pretty tablet:text-lg">
        <p>{`« ${content} »`}</p>
      </blockquote>
      <div className="mt-4 tablet:mt-6 tablet:max-lg:mt-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {sample && <Badge>Exemple</Badge>}
        </p>
        <p className="text-muted text-sm">{title}</p>
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-hairline max-tablet:mt-1 tablet:mt-4 tablet:min-h-11 tablet:border-t tablet:pt-3 text-muted text-sm">
          <Address url={url} name={name} />
          <LongDate value={date} />
        </p>
      </div>
    </li>
  )
}

/** The customer's website. Not a link when its URL is invented. */
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
