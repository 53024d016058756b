import type { Proof } from '@/content/proof'
import { LongDate } from '../ui/dates/dates'

/** A review with its day and where it was published. */
export function ProofOfReview({ review }: { review: Proof['review'] }) {
  if (!review) return null
  const { author, text, date, source } = review
  return (
    <figure className="card flex flex-col justify-center max-tablet:p-5 tablet:p-8">
      <blockquote className="display text-pretty text-xl leading-snug tablet:text-2xl">
        <p>{`«\u00a0${text}\u00a0»`}</p>
      </blockquote>
      <figcaption className="mt-4">
        <span className="font-semibold">{author}</span>
        <span className="block text-muted text-sm">
          Avis du <LongDate value={date} />, publié sur{' '}
          <a href={source.url} target="_blank" rel="noopener" className="text-link">
            {source.name}
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        </span>
      </figcaption>
    </figure>
  )
}
