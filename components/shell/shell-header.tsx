import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '@/content/brand'
import { Mark } from '../art/mark'
import { Button, ButtonLink } from '../ui/button'

type Props = {
  role: 'USER' | 'MODERATOR' | 'ADMIN' | undefined
  logOut: () => Promise<void>
  themeSwitch: ReactNode
}

const linkStyle =
  'rounded-button px-3 py-2 pointer-coarse:py-2.5 font-medium text-text no-underline hover:bg-sunken'

export function ShellHeader({ role, logOut, themeSwitch }: Props) {
  return (
    <header className="border-hairline border-b bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2.5 md:px-6">
        <a
          href="/"
          className="mr-2 flex pointer-coarse:min-h-11 items-center gap-2 text-text no-underline md:mr-4"
        >
          <Mark className="size-8" />
          <span className="display text-xl">{brand.name}</span>
        </a>
        <nav
          aria-label="Espace client"
          className="order-last -mx-3 flex w-full flex-wrap sm:order-none sm:mx-0 sm:w-auto"
        >
          <a href="/dashboard" className={linkStyle}>
            Tableau de bord
          </a>
          {(role === 'ADMIN' || role === 'MODERATOR') && (
            <a href="/dashboard/support" className={linkStyle}>
              Support
            </a>
          )}
          {role === 'ADMIN' && (
            <a href="/admin" className={linkStyle} lang="en">
              Admin
            </a>
          )}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          {themeSwitch}
          {role ? (
            <LogOutButton logOut={logOut} />
          ) : (
            <ButtonLink href="/login" look="secondary" size="small">
              Me connecter
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  )
}

function LogOutButton({ logOut }: Pick<Props, 'logOut'>) {
  return (
    <form action={logOut}>
      <Button type="submit" look="quiet" size="small" className="pointer-coarse:min-w-11">
        <LogOut aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Se déconnecter</span>
      </Button>
    </form>
  )
}
