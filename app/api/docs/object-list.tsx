import { FieldList } from './field-list'
import type { DescribedObject } from './reference'

/** The objects that the page's types refer to. */
export function ObjectList({ objects }: { objects: DescribedObject[] }) {
  return (
    <section aria-labelledby="objets">
      <h2 id="objets" className="reference-title">
        Objets
      </h2>
      {objects.map(({ name, fields }) => (
        <section key={name} aria-labelledby={`objet-${name}`} className="mt-10">
          <h3 id={`objet-${name}`} className="font-mono text-lg tracking-normal">
            {name}
          </h3>
          <FieldList fields={fields} answered />
        </section>
      ))}
    </section>
  )
}
