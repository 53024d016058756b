'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import type { FormAction } from '../ui/forms/use-guarded-action'
import { useSignedIn } from './use-signed-in'

/** Loaded only for signed-in people. */
const AccountMenu = lazy(() => import('./account-menu'))

// As text: this page does not load the script that builds the other buttons' classes.
const BUTTON = 'button button-secondary'
const WIDE = `${BUTTON} col-span-full`

/** The actions of the account's menu. */
export type AccountActions = { logOut: FormAction; leaveView: FormAction }

type Props = {
  /** The server's knowledge; undefined on a page that is the same for everyone. */
  signedIn: boolean | undefined
  actions: AccountActions | undefined
  /** Rendered next to « Mon espace », by the server: no client script. */
  mark: ReactNode
}

/** The end of the header: the log-in link, or the client area and the account's menu. Both take the same space (header.css),
 *  so that nothing moves when the script detects a session. */
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
