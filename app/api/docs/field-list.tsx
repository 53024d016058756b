import type { Field } from './fields'
import { TypeName } from './type-name'

/** Fields with what each may be. An answer has all of its fields, unless it says otherwise. */
export function FieldList({ fields, answered = false }: { fields: Field[]; answered?: boolean }) {
  return (
    <dl className="mt-2 divide-y divide-hairline border-hairline border-y text-sm">
      {fields.map(({ name, type, limits, note, required }) => (
        <div key={name} className="gap-x-4 py-2 md:grid md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          <dt className="break-words font-mono">
            {name}
            {!answered && required && <span className="font-text text-danger"> obligatoire</span>}
            {answered && !required && <span className="font-text text-muted"> facultatif</span>}
          </dt>
          <dd className="break-words">
            <TypeName pieces={type} />
            {limits && <span className="text-muted"> — {limits}</span>}
            {note && <span className="block text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
