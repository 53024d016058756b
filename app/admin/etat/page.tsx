import type { Metadata } from 'next'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/layout/card'
import { countLabel } from '@/components/ui/lists/count'
import { environmentSource } from '@/lib/env'
import { examine } from '@/lib/server/doctor/examine'
import type { Examination, Finding } from '@/lib/server/doctor/finding'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'

export const metadata: Metadata = { title: 'État · Admin Dashboard' }

const PATH = '/admin/etat'

const LOOKS = { ok: 'success', warning: 'late', fault: 'danger' } as const
const WORDS = { ok: 'En ordre', warning: 'À vérifier', fault: 'À corriger' } as const

/** The checks of `npm run doctor`, run when the page is opened. */
export default async function StatePage() {
  await requirePageAccess(PATH, 'jobs.manage')
  const parts = (await examine(environmentSource())).filter(({ findings }) => findings.length > 0)
  const all = parts.flatMap(({ part, findings }) => findings.map((finding) => ({ part, finding })))
  const open = ['fault', 'warning'].flatMap((state) => all.filter(({ finding }) => finding.state === state))
  return (
    <AdminFrame current={PATH}>
      <section className="flex flex-col gap-3" aria-labelledby="a-faire">
        <h2 id="a-faire" className="text-xl">
          {headline(open.map(({ finding }) => finding))}
        </h2>
        {open.length > 0 && (
          <Card className="p-0">
            <ul className="divide-y divide-hairline">
              {open.map(({ part, finding }) => (
                <OpenFinding key={`${part} ${finding.about}`} part={part} finding={finding} />
              ))}
            </ul>
          </Card>
        )}
      </section>
      <div className="gap-4 tablet:columns-2 lg:columns-3">
        {parts.map((part) => (
          <PartCard key={part.part} {...part} />
        ))}
      </div>
    </AdminFrame>
  )
}

function headline(open: Finding[]): string {
  const faults = open.filter(({ state }) => state === 'fault').length
  const warnings = open.length - faults
  if (open.length === 0) return 'Tout est en ordre'
  return [
    ...(faults > 0 ? [countLabel(faults, 'point à corriger', 'points à corriger')] : []),
    ...(warnings > 0 ? [countLabel(warnings, 'point à vérifier', 'points à vérifier')] : []),
  ].join(', ')
}

const OpenFinding = ({ part, finding: { state, about, says, todo } }: { part: string; finding: Finding }) => (
  <li className="flex flex-col gap-1 px-4 py-3 md:px-5">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge look={LOOKS[state]}>{WORDS[state]}</Badge>
      <span className="font-semibold">
        {part}, {about}
      </span>
    </p>
    <p className="wrap-anywhere">{says}</p>
    {todo && <p className="wrap-anywhere text-muted text-sm">{todo}</p>}
  </li>
)

const PartCard = ({ part, findings }: Examination) => (
  <Card className="mb-4 flex break-inside-avoid flex-col gap-3">
    <h3 className="text-lg">{part}</h3>
    <dl className="flex flex-col gap-2 text-sm">
      {findings.map(({ state, about, says }) => (
        <div key={about}>
          <dt className="flex items-center gap-2 font-semibold">
            {about}
            {state !== 'ok' && <Badge look={LOOKS[state]}>{WORDS[state]}</Badge>}
          </dt>
          <dd className="wrap-anywhere text-muted">{says}</dd>
        </div>
      ))}
    </dl>
  </Card>
)
