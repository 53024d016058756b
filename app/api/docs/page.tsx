import type { Metadata } from 'next'
import { publicOrigin } from '@/app/public-origin'
import { Mark } from '@/components/art/mark'
import { PageHeader } from '@/components/ui/page-header'
import { brand } from '@/content/brand'
import { CallSection } from './call-section'
import { FieldList } from './field-list'
import { Navigation } from './navigation'
import { reference } from './reference'
import { Start } from './start'

export const metadata: Metadata = {
  title: 'L’API',
  description: 'Chaque appel de l’API : adresse, accès, paramètres, réponses et refus.',
  alternates: { canonical: '/api/docs' },
}

/** The API's description for people: made by the build from the same document as /api/openapi.json. */
export default function ApiReference() {
  const address = `${publicOrigin}/api`
  const { groups, objects, refusals } = reference(address)
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-20 md:px-8">
      <header>
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2 font-bold font-display text-text text-xl no-underline"
        >
          <Mark className="size-7" />
          {brand.name}
        </a>
      </header>
      <div className="mt-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-12">
        <Navigation groups={groups} />
        <main id="contenu">
          <PageHeader
            title={`L’API ${brand.name}`}
            intro="Tout ce qu’un site ou un programme peut demander, appel par appel."
          />
          <Start address={address} refusals={refusals} />
          {groups.map(({ tag, id, calls }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mt-16 border-hairline border-b pb-2 text-[1.75rem]">
                {tag}
              </h2>
              {calls.map((call) => (
                <CallSection key={call.id} call={call} />
              ))}
            </section>
          ))}
          <section aria-labelledby="objets">
            <h2 id="objets" className="mt-16 border-hairline border-b pb-2 text-[1.75rem]">
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
        </main>
      </div>
    </div>
  )
}
