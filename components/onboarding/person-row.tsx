import type { ReactNode } from 'react'

/** Rendered by the server, so that it adds no script. */
export type Person = { portrait: ReactNode; name: ReactNode }

/** The person who gets in touch about a project; below the name their next action, and when. */
export const PersonRow = ({ person, children }: { person: Person; children: ReactNode }) => (
  <div className="flex min-w-0 items-center gap-4">
    {person.portrait}
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">{person.name}</p>
      {children}
    </div>
  </div>
)
