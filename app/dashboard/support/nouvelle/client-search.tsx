import Form from 'next/form'
import { AppLink } from '@/components/navigation/app-link'
import { controlStyle } from '@/components/ui/fields/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { BRAND_NAME } from '@/content/brand-name'
import { SEARCH_MAX } from '@/lib/domain/lists/filter'
import type { findClients } from '@/lib/domain/tickets/client-search'

type Found = Awaited<ReturnType<typeof findClients>>
type Props = { path: string; search: string; found: Found | null }

/** The first step: choosing the client. */
export function ClientSearch({ path, search, found }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <title>{`Nouvelle demande pour un client · ${BRAND_NAME}`}</title>
      <search>
        <Form action={path} prefetch={false} className="flex flex-col gap-1.5">
          <label htmlFor="recherche" className="font-semibold text-sm">
            Client
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="recherche"
              name="recherche"
              type="search"
              required
              maxLength={SEARCH_MAX}
              autoComplete="off"
              defaultValue={search}
              aria-describedby="recherche-hint"
              className={`${controlStyle(undefined)} min-h-11 min-w-0 flex-1 basis-52`}
            />
            <SubmitButton look="secondary" className="max-sm:w-full">
              Chercher
            </SubmitButton>
          </div>
          <p id="recherche-hint" className="text-muted text-sm">
            Son nom, son adresse e-mail ou son entreprise.
          </p>
        </Form>
      </search>
      {found && <Results {...found} path={path} />}
    </div>
  )
}

function Results({ clients, isCut, path }: Found & { path: string }) {
  return (
    <section aria-labelledby="resultats" className="flex flex-col gap-3">
      <h2 id="resultats" className="font-semibold font-text text-base tracking-normal">
        {clients.length === 0 ? 'Aucun client ne correspond à cette recherche.' : 'Pour qui\u00a0?'}
      </h2>
      <ul className="flex flex-col divide-y divide-hairline empty:hidden">
        {clients.map(({ id, name, email, businessName }) => (
          <li key={id}>
            <AppLink
              href={`${path}?client=${id}`}
              className="-mx-3 block rounded-input px-3 py-2.5 text-text no-underline hover:bg-sunken"
            >
              <span className="block font-semibold text-accent-text">{name}</span>
              <span className="wrap-anywhere block text-muted text-sm">
                {[businessName, email].filter(Boolean).join(' · ')}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className="text-muted text-sm">
          D’autres clients correspondent : précisez la recherche pour les voir.
        </p>
      )}
    </section>
  )
}
