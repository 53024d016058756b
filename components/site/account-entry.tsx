'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import type { FormAction } from '../ui/use-guarded-action'
import { useSignedIn } from './use-signed-in'

/** Loaded for those who are signed in alone. */
const AccountMenu = lazy(() => import('./account-menu'))

// As text: what makes the other buttons' classes is no script of this page.
const BUTTON = 'button button-secondary'
const WIDE = `${BUTTON} col-span-full`

/** What the account's menu sends. */
export type AccountActions = { logOut: FormAction; leaveView: FormAction }

type Props = {
  /** What the server knows; undefined on a page that is the same for everybody. */
  signedIn: boolean | undefined
  actions: AccountActions | undefined
  /** Rendered next to « Mon espace », by the server: no client script. */
  mark: ReactNode
}

/** The end of the header: the way to log in, or one's space and the account's menu. Both take the same place (header.css), so
 *  that nothing moves when the script knows who looks. */
export function AccountEntry({ signedIn, actions, mark }: Props) {
  const isSignedIn = useSignedIn(signedIn)
  return (
    <div className="site-account">
      {isSignedIn ? (
        <>
          <a key="space" href="/dashboard" className={actions ? 'site-space' : WIDE}>
            {actions && mark}
            Mon espace
          </a>
          {actions && (
            <Suspense>
              <AccountMenu {...actions} />
            </Suspense>
          )}
        </>
      ) : (
        <a key="log-in" href="/login" className={WIDE}>
          Me connecter
        </a>
      )}
    </div>
  )
}
