'use client'

import { ChevronDown } from 'lucide-react'
import { LogOutForm } from '../shell/log-out-form'
import type { AccountActions } from './account-entry'
import { ViewNotice } from './view-notice'

/** A native popover on wide screens; on phones its log-out is in the header's own menu. */
export default function AccountMenu({ logOut, leaveView }: AccountActions) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-du-compte"
        aria-label="Menu du compte"
        className="flex size-11 items-center justify-center rounded-button text-muted hover:bg-sunken max-tablet:hidden"
      >
        <ChevronDown aria-hidden="true" className="size-4" />
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
      <ViewNotice leaveView={leaveView} />
    </>
  )
}
