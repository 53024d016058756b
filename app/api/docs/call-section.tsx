import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { FieldList } from './field-list'
import type { Call } from './reference'
import { TypeName } from './type-name'

const LOOKS = { GET: 'info', POST: 'success', PUT: 'late', PATCH: 'late', DELETE: 'danger' } as const

/** One call: what it does, who may, what it takes and answers, and how it is asked on a command line. */
export function CallSection({ call }: { call: Call }) {
  const { id, method, path, summary, access, parameters, bodies, answer, refusals } = call
  return (
    <section aria-labelledby={id} className="mt-8 rounded-card border border-hairline bg-surface p-4 md:p-6">
      <h3 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 font-text tracking-normal">
        <Badge look={LOOKS[method as keyof typeof LOOKS] ?? 'neutral'}>{method}</Badge>
        <code className="break-all font-semibold text-base">{path}</code>
      </h3>
      <p className="mt-2">{summary}.</p>
      <p className="mt-1 text-muted text-sm">Accès : {access}</p>
      {parameters.length > 0 && (
        <Part title="Paramètres">
          <FieldList fields={parameters} />
        </Part>
      )}
      {bodies.map(({ type, note, shapes }) =>
        shapes.map((fields, index) => (
          <Part
            key={`${type}-${fields[0]?.name}-${index}`}
            title={index ? 'Ou ce corps' : 'Corps'}
            note={<code>{type}</code>}
          >
            {note && <p className="mt-1 text-muted text-sm">{note}</p>}
            <FieldList fields={fields} />
          </Part>
        )),
      )}
      <Part
        title="Réponse"
        note={
          <>
            <code>{answer.status}</code>
            {answer.type && answer.type !== 'application/json' && <code> {answer.type}</code>}
            {answer.whole.length > 0 && answer.fields.length === 0 && (
              <>
                {' '}
                <TypeName pieces={answer.whole} />
              </>
            )}
            {!answer.type && ' sans corps'}
          </>
        }
      >
        {answer.fields.length > 0 && <FieldList fields={answer.fields} answered />}
      </Part>
      <Part title="Refus">
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-sm">
          {refusals.map(({ status, code }) => (
            <li key={code}>
              {status} <code>{code}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Exemple">
        <pre className="mt-2 whitespace-pre-wrap break-words rounded-input bg-sunken p-3 font-mono text-sm">
          {call.curl}
        </pre>
      </Part>
    </section>
  )
}

function Part({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mt-4 break-inside-avoid">
      <h4 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {title} <span className="font-normal text-muted text-sm">{note}</span>
      </h4>
      {children}
    </div>
  )
}
