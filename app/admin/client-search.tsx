import Form from 'next/form'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { SearchField } from '@/components/ui/fields/search-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { SidePanel } from '@/components/ui/overlays/side-panel'
import { brand } from '@/content/brand'
import { listUsers } from '@/lib/domain/users/queries'
import type { SignedInContext } from '@/lib/server/session/session'
import type { Sheet } from './sheet'

const SHOWN = 10

type Props = {
  ctx: SignedInContext
  sheet: Sheet
  title: string
  /** The page's title, which the open sheet sets. */
  pageTitle: string
  /** Query parameters that the sheet keeps while a client is chosen. */
  keep: Record<string, string>
}

/** The step of a sheet that chooses a client by a search, so that it scales to any number of users. */
export async function ClientSearch({ ctx, sheet, title, pageTitle, keep }: Props) {
  const search = sheet.words
  const { rows, next } = await listUsers(ctx, { filter: { search }, page: { limit: SHOWN } })
  const heading = search ? 'Comptes trouvés' : 'Derniers comptes'
  return (
    <SidePanel
      title={title}
      closeHref={sheet.closeHref}
      footer={
        <AppLink
          lang="en"
          href={sheet.closeHref}
          scroll={false}
          className={buttonStyle({ look: 'secondary', className: 'max-sm:grow' })}
        >
          Cancel
        </AppLink>
      }
    >
      <title>{`${pageTitle} · ${brand.name}`}</title>
      <div className="flex flex-col gap-5">
        <search>
          <Form
            action={sheet.path}
            prefetch={false}
            scroll={false}
            className="flex flex-wrap items-end gap-3 *:not-last:max-sm:grow"
          >
            <HiddenFields values={{ ...sheet.list, ...keep }} />
            <SearchField
              name="chercher"
              label="Chercher le client"
              search={search}
              placeholder="Nom, e-mail ou entreprise"
            />
            <SubmitButton look="secondary" className="max-sm:w-full">
              Chercher
            </SubmitButton>
          </Form>
        </search>
        <section aria-labelledby="comptes" className="flex flex-col gap-2">
          <h3 id="comptes" className="font-semibold font-text text-base tracking-normal">
            {heading}
          </h3>
          {rows.length === 0 ? (
            <p role="status" className="text-muted">
              Aucun compte ne correspond à «&nbsp;{search}&nbsp;».
            </p>
          ) : (
            <ul className="flex flex-col">
              {rows.map(({ id, firstName, lastName, email, businessName }) => (
                <li key={id} className="border-hairline not-last:border-b">
                  <AppLink
                    href={sheet.here({ ...keep, pour: String(id) })}
                    scroll={false}
                    className="-mx-2 flex min-h-12 flex-col justify-center rounded-input px-2 py-1.5 no-underline hover:bg-sunken"
                  >
                    <span className="wrap-anywhere font-semibold text-text">
                      {firstName} {lastName}
                    </span>
                    <span className="wrap-anywhere text-muted text-sm">
                      {[email, businessName].filter(Boolean).join(' · ')}
                    </span>
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
          {next && (
            <p className="text-muted text-sm">
              {SHOWN} comptes sont montrés&nbsp;: précisez la recherche si le bon n’y est pas.
            </p>
          )}
        </section>
      </div>
    </SidePanel>
  )
}
