import { ANSWER_TARGETS } from '@/content/answer-targets'
import { PersonRow } from './person-row'
import { projectPerson } from './project-person'

/** The next steps: who gets in touch, by when, and the cost today. */
export const WhatNext = () => (
  <section aria-labelledby="et-ensuite" className="card flex flex-col gap-4 p-5 text-sm">
    <h2 id="et-ensuite" className="font-semibold font-text text-base tracking-normal">
      Et ensuite&nbsp;?
    </h2>
    <PersonRow person={projectPerson}>
      <p>Vous appelle ou vous écrit sous {ANSWER_TARGETS.others}&nbsp;jours ouvrés au plus.</p>
    </PersonRow>
    <p className="border-hairline border-t pt-4">
      <b className="tabular-nums">Aujourd’hui&nbsp;: 0&nbsp;€.</b> Sans carte bancaire, et votre demande ne
      vous engage à rien.
    </p>
  </section>
)
