import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { TAGS } from '@/app/api/_wire/tags'
import { brand } from '@/content/brand'
import { apiAddress, apiReference } from './api-reference'
import { ObjectList } from './object-list'
import { ReferencePage } from './reference-page'
import { Start } from './start'

export const metadata = pageMetadata(pages.reference)

/** The readable API reference, from the same document as /api/openapi.json: general rules and links to every call. */
export default function ApiReference() {
  const { groups, objects, refusals } = apiReference
  return (
    <ReferencePage
      title={`L’API ${brand.name}`}
      intro="Tout ce qu’un site ou un programme peut demander, appel par appel."
    >
      <JsonLd things={[breadcrumb(pages.reference)]} />
      <Start address={apiAddress} refusals={refusals} />
      <h2 id="appels" className="reference-title">
        Les appels
      </h2>
      {groups.map(({ id, tag, calls }) => (
        <section key={id} aria-labelledby={id} className="reference-index">
          <h3 id={id}>
            <a href={`/api/docs/${id}`}>{tag}</a>
          </h3>
          <p>{TAGS[tag]}</p>
          <ul>
            {calls.map((call) => (
              // An anchor here too, because external links may point to a call on this page.
              <li key={call.id} id={call.id}>
                <a href={`/api/docs/${id}#${call.id}`}>{`${call.method} ${call.path}`}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ObjectList objects={objects.filter(({ name }) => name === 'Error')} />
    </ReferencePage>
  )
}
