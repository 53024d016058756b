'use client'

import { usePathname } from 'next/navigation'
import { can, type Permission, type Role } from '@/lib/domain/permissions/policy'
import { AppLink } from '../navigation/app-link'

type Place = {
  path: string
  label: string
  lang?: string
  needs?: Permission
  /** Hidden from those who have this permission. */
  unless?: Permission
  /** Screens elsewhere that belong to it. */
  also?: string
}

const PLACES: Place[] = [
  { path: '/dashboard', label: 'Tableau de bord' },
  { path: '/dashboard/facturation', label: 'Facturation', unless: 'tickets.manage' },
  { path: '/dashboard/support', label: 'Support', needs: 'tickets.manage', also: '/dashboard/tickets' },
  { path: '/admin', label: 'Admin', lang: 'en', needs: 'admin.enter' },
]

const ACCOUNT = '/dashboard/compte'

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

const marked = (pathname: string, path: string) => ({
  'aria-current': pathname === path ? ('page' as const) : ('true' as const),
})

/** The navigation links of a role; `aria-current` is 'page' on the current one, 'true' on a screen below it. */
export function Places({ role, className }: { role: Role | undefined; className: string }) {
  const pathname = usePathname()
  const places = PLACES.filter(
    ({ needs, unless }) => (!needs || can({ role }, needs)) && !(unless && can({ role }, unless)),
  )
  const current = isBelow(pathname, ACCOUNT)
    ? undefined
    : places.findLast(({ path, also }) => isBelow(pathname, path) || (also && isBelow(pathname, also)))
  return (
    <nav aria-label="Espace client" className={className}>
      {places.map((place) => (
        <AppLink
          key={place.path}
          href={place.path}
          className="place"
          {...(place.lang && { lang: place.lang })}
          {...(place === current && marked(pathname, place.path))}
        >
          {place.label}
        </AppLink>
      ))}
    </nav>
  )
}

/** The link to the person's own account. */
export function AccountPlace() {
  const pathname = usePathname()
  return (
    <AppLink
      href={ACCOUNT}
      className="place -mx-3 -my-2"
      {...(isBelow(pathname, ACCOUNT) && marked(pathname, ACCOUNT))}
    >
      Compte
    </AppLink>
  )
}
