import { people } from '@/content/people'
import { Portrait } from '../art/portrait'
import { Badge } from '../ui/badge'
import type { Person } from './person-row'

/** The person who takes on new projects. */
const [first] = people

export const projectPerson: Person = {
  portrait: first && <Portrait hair={first.portrait} className="size-14 shrink-0" />,
  name: first && (
    <>
      <b>
        {first.name}, {first.role.toLowerCase()}
      </b>
      {first.sample && <Badge>Exemple</Badge>}
    </>
  ),
}
