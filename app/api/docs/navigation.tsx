import type { Group } from './reference'

const linkStyle = 'text-link py-0.5 font-normal text-text'

/** The parts of the page; beside it on wide screens, where it names the calls too. */
export function Navigation({ groups }: { groups: Group[] }) {
  return (
    <nav
      aria-label="Sommaire"
      className="mb-10 lg:sticky lg:top-0 lg:max-h-screen lg:self-start lg:overflow-y-auto lg:pt-2 lg:pb-8 print:hidden"
    >
      <ul className="flex flex-wrap gap-x-6 lg:block">
        <Part id="debut" title="Pour commencer" />
        {groups.map(({ id, tag, calls }) => (
          <Part key={id} id={id} title={tag}>
            <ul className="mb-3 hidden lg:block">
              {calls.map((call) => (
                <li key={call.id}>
                  <a href={`#${call.id}`} className={`${linkStyle} break-all text-sm text-muted`}>
                    {call.method} {call.path}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
        ))}
        <Part id="objets" title="Objets" />
      </ul>
    </nav>
  )
}

function Part({ id, title, children }: { id: string; title: string; children?: React.ReactNode }) {
  return (
    <li>
      <a href={`#${id}`} className={`${linkStyle} font-semibold`}>
        {title}
      </a>
      {children}
    </li>
  )
}
