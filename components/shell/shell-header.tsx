import type { ReactNode } from 'react'
import { brand } from '@/content/brand'
import type { Role } from '@/lib/domain/permissions/policy'
import { Mark } from '../art/mark'
import { ButtonLink } from '../ui/button'
import { AccountMenu } from './account-menu'
import { AccountPlace, Places } from './places'

type Props = {
  /** null for a visitor, whom the page redirects to the log-in. */
  account: { firstName: string; lastName: string; role: Role } | null
  accentPicker: ReactNode
  themeSwitch: ReactNode
  logOut: ReactNode
}

/** The bar above the signed-in screens. On a phone the navigation is inside the account menu. */
export function ShellHeader({ account, accentPicker, themeSwitch, logOut }: Props) {
  return (
    <header className="border-hairline border-b bg-surface">
      <div className="mx-auto flex h-15 max-w-6xl items-center gap-2 px-4 md:px-6">
        <a href="/" className="mr-2 flex min-h-11 items-center gap-2 text-text no-underline md:mr-4">
          <Mark className="size-8" />
          <span className="display text-xl">{brand.name}</span>
        </a>
        <Places role={account?.role} className="flex gap-1 max-md:hidden" />
        <div className="ml-auto">
          {account ? (
            <AccountMenu firstName={account.firstName} lastName={account.lastName}>
              <div className="md:hidden">
                <Places role={account.role} className="-mx-3 -my-2 flex flex-col" />
              </div>
              <div>
                <AccountPlace />
              </div>
              {accentPicker}
              {themeSwitch}
              {logOut}
            </AccountMenu>
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
