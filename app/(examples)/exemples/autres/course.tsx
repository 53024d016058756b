import { longDate } from '@/components/ui/dates/dates'
import { formatEuros } from '@/lib/domain/money'

type CourseProps = {
  date: string
  title: string
  time: string
  priceCents: number
  places: number
  left: number
}

/** A workshop with its places: a full circle is taken, an empty one is free. */
export function Course({ date, title, time, priceCents, places, left }: CourseProps) {
  return (
    <li className={left > 0 ? undefined : 'full'}>
      <time dateTime={date}>{longDate(date).replace(' 2027', '')}</time>
      <div>
        <h3>{title}</h3>
        <p>
          {time} · <span className="sum">{formatEuros(priceCents)}</span>
        </p>
      </div>
      <p className="garrigue-places">
        <svg viewBox={`0 0 ${places * 20} 20`} width={places * 20} height="20" aria-hidden="true">
          {Array.from({ length: places }, (_, place) => (
            <circle
              key={place}
              className={place < places - left ? 'taken' : 'free'}
              cx={place * 20 + 10}
              cy="10"
              r="7"
            />
          ))}
        </svg>
        {wordsFor(left)}
      </p>
      <a className="act" href="#venir" aria-label={`${left > 0 ? 'Réserver' : 'Être prévenu'}, ${title}`}>
        {left > 0 ? 'Réserver' : 'Être prévenu'}
      </a>
    </li>
  )
}

function wordsFor(left: number): string {
  if (left === 0) return 'complet'
  return left === 1 ? 'une place' : `${left} places`
}
