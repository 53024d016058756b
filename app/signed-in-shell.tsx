import type { ReactNode } from 'react'
import { UnauthorizedListener } from '@/components/session/unauthorized-listener'
import { Shell } from '@/components/shell/shell'
import { ShellHeader } from '@/components/shell/shell-header'
import { ThemeSwitch } from '@/components/shell/theme-switch'
import { shellSettings } from '@/lib/server/shell-settings'
import { logOutAction } from './(account)/actions'
import { chooseThemeAction } from './dashboard/actions'

/** The frame that dashboard, admin and orders share. Guards stand in the pages, before anything streams. */
export async function SignedInShell({ children }: { children: ReactNode }) {
  const { theme, forcedTheme, role, accent } = await shellSettings()
  const themeSwitch = <ThemeSwitch current={theme} choose={chooseThemeAction} />
  return (
    <Shell
      theme={forcedTheme}
      accent={accent}
      header={<ShellHeader role={role} logOut={logOutAction} themeSwitch={themeSwitch} />}
    >
      <UnauthorizedListener />
      {children}
    </Shell>
  )
}
