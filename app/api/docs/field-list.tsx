'use client'

import type { Field } from './fields'
import { TypeName } from './type-name'

/** Fields with their types and limits. An answer's fields are always present unless marked as optional. On the client too, because
 *  the page then carries the fields as data, a fifth of what their elements take. */
export function FieldList({ fields, answered = false }: { fields: Field[]; answered?: boolean }) {
  return (
    <dl className="reference-fields reference-types">
      {fields.map(({ name, type, limits, note, required }) => (
        <div key={name}>
          <dt>
            {name}
            {!answered && required && <b> obligatoire</b>}
            {answered && !required && <i> facultatif</i>}
          </dt>
          <dd>
            <TypeName pieces={type} />
            {limits && <i> — {limits}</i>}
            {note && <p>{note}</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
