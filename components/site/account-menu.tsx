'use client'

import { ChevronDown } from 'lucide-react'
import { LogOutForm } from '../shell/log-out-form'
import { buttonStyle } from '../ui/button'
import type { FormAction } from '../ui/use-guarded-action'

/** A native popover on wide screens; on phones its log-out stands in the header's own menu. */
export default function AccountMenu({ logOut }: { logOut: FormAction }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-du-compte"
        aria-label="Menu du compte"
        className={buttonStyle({ look: 'secondary', className: 'px-2.5 max-tablet:hidden' })}
      >
        <ChevronDown aria-hidden="true" className="size-5" />
      </button>
      <div id="menu-du-compte" popover="auto" role="group" aria-label="Compte" className="site-account-menu">
        <a href="/dashboard" className="site-menu-link max-tablet:hidden">
          Tableau de bord
        </a>
        <a href="/dashboard/compte" className="site-menu-link max-tablet:hidden">
          Compte
        </a>
        <LogOutForm logOut={logOut} />
      </div>
    </>
  )
}
