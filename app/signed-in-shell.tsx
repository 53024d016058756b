import type { ReactNode } from 'react'
import { UnauthorizedListener } from '@/components/session/unauthorized-listener'
import { LogOutForm } from '@/components/shell/log-out-form'
import { Shell } from '@/components/shell/shell'
import { ShellHeader } from '@/components/shell/shell-header'
import { ThemeSwitch } from '@/components/shell/theme-switch'
import { Toasts } from '@/components/ui/overlays/toasts'
import { can } from '@/lib/domain/permissions/policy'
import { shellSettings } from '@/lib/server/shell-settings'
import { logOutAction } from './(account)/actions'
import { AccentPicker } from './dashboard/accent-picker'
import { chooseThemeAction } from './dashboard/actions'
import { DueBar } from './dashboard/facturation/due-bar'
import { ScreenSlot } from './screen-slot'
import { ViewBanner } from './view-banner'
import { ViewGuard } from './view-guard'

/** The frame shared by dashboard, admin and orders. Pages check access themselves, before streaming starts. */
export async function SignedInShell({ children }: { children: ReactNode }) {
  const { theme, forcedTheme, account, viewEndsAt, dues, today, color, accent } = await shellSettings()
  return (
    <Shell
      theme={forcedTheme}
      person={account?.id}
      isStaff={can({ role: account?.role }, 'tickets.manage')}
      isViewed={viewEndsAt !== null}
      accent={accent}
      banner={
        <>
          {account && viewEndsAt && <ViewBanner account={account} endsAt={viewEndsAt} />}
          <DueBar dues={dues} today={today} />
        </>
      }
      header={
        <ShellHeader
          account={account}
          accentPicker={<AccentPicker color={color} />}
          themeSwitch={<ThemeSwitch current={theme} choose={chooseThemeAction} />}
          logOut={<LogOutForm logOut={logOutAction} />}
        />
      }
    >
      <UnauthorizedListener />
      <ScreenSlot>{children}</ScreenSlot>
      <Toasts />
      {viewEndsAt && <ViewGuard />}
    </Shell>
  )
}
