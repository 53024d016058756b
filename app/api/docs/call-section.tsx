import { Badge } from '@/components/ui/badge'
import { FieldList } from './field-list'
import type { Call } from './reference'
import { TypeName } from './type-name'

const LOOKS = { GET: 'info', POST: 'success', PUT: 'late', PATCH: 'late', DELETE: 'danger' } as const

/** One call: its purpose, access, parameters, body, answer and refusals, and an example for the command line. */
export function CallSection({ call }: { call: Call }) {
  const { id, method, path, summary, access, parameters, bodies, answer, refusals, curl } = call
  return (
    <section aria-labelledby={id} className="reference-call">
      <h2 id={id}>
        <Badge look={LOOKS[method as keyof typeof LOOKS] ?? 'neutral'}>{method}</Badge>
        <code>{path}</code>
      </h2>
      <p>{summary}.</p>
      <p className="reference-note">Accès&nbsp;: {access}</p>
      {parameters.length > 0 && (
        <>
          <h3>Paramètres</h3>
          <FieldList fields={parameters} />
        </>
      )}
      {bodies.map(({ type, note, shapes }) =>
        shapes.map((fields, index) => (
          <div key={`${type}-${fields[0]?.name}-${index}`}>
            <h3>
              {index ? 'Ou ce corps' : 'Corps'} <span>{type}</span>
            </h3>
            {note && <p className="reference-note">{note}</p>}
            <FieldList fields={fields} />
          </div>
        )),
      )}
      <h3>
        Réponse{' '}
        <span className="reference-types">
          <code>{answer.status}</code>
          {answer.type && answer.type !== 'application/json' && <code> {answer.type}</code>}
          {answer.fields.length === 0 && answer.whole.length > 0 && (
            <>
              {' '}
              <TypeName pieces={answer.whole} />
            </>
          )}
          {!answer.type && ' sans corps'}
        </span>
      </h3>
      {answer.fields.length > 0 && <FieldList fields={answer.fields} answered />}
      <h3>Refus</h3>
      <ul>
        {refusals.map(({ status, code }) => (
          <li key={code}>
            {status} <code>{code}</code>
          </li>
        ))}
      </ul>
      <h3>Exemple</h3>
      <pre>{curl}</pre>
    </section>
  )
}
