import { people } from '@/content/people'
import { Portrait } from '../art/portrait'
import { Badge } from '../ui/badge'

/** The agency's people, their subjects, and how to reach them. */
export function PeopleList() {
  return (
    <ul className="grid gap-x-8 gap-y-6 tablet:grid-cols-3">
      {people.map(({ name, role, answers, way, portrait, sample }) => (
        <li key={name} className="flex items-start gap-4 tablet:flex-col">
          <Portrait hair={portrait} className="size-16 shrink-0 tablet:size-24" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b className="display text-lg tablet:text-xl tablet:max-lg:basis-full">{name}</b>
              {sample && <Badge>Exemple</Badge>}
            </p>
            <p className="font-semibold">{role}</p>
            <p className="text-pretty text-muted tablet:mt-1.5">{answers}</p>
            <a href={way.href} className="text-link mt-0.5 tablet:mt-1.5">
              {way.label}
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
