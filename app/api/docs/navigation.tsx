import type { Group } from './reference'

/** The links to the reference's pages; on wide screens beside the page, with the calls of the `open` one. */
export function Navigation({ groups, open }: { groups: Group[]; open: Group | undefined }) {
  return (
    <nav
      aria-label="Sommaire"
      className="mb-10 lg:sticky lg:top-0 lg:max-h-screen lg:self-start lg:overflow-y-auto lg:pt-2 lg:pb-8 print:hidden"
    >
      <ul className="reference-pages flex flex-wrap gap-x-6 lg:block">
        <Page address="/api/docs" title="Pour commencer" isOpen={!open} />
        {groups.map((group) => (
          <Page key={group.id} address={`/api/docs/${group.id}`} title={group.tag} isOpen={group === open}>
            {group === open && (
              <ul className="mb-3 hidden lg:block">
                {group.calls.map((call) => (
                  <li key={call.id}>
                    <a href={`#${call.id}`}>
                      {call.method} {call.path}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Page>
        ))}
      </ul>
    </nav>
  )
}

type PageProps = { address: string; title: string; isOpen: boolean; children?: React.ReactNode }

function Page({ address, title, isOpen, children }: PageProps) {
  return (
    <li>
      <a href={address} aria-current={isOpen ? 'page' : undefined}>
        {title}
      </a>
      {children}
    </li>
  )
}
