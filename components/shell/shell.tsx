import type { ReactNode } from 'react'
import { FrameWatch } from '../navigation/frame-watch'
import { NavigationBar } from '../navigation/navigation-bar'

type ShellProps = {
  /** undefined: the system's setting. */
  theme: 'light' | 'dark' | undefined
  /** The id of the signed-in person, to keep drafts separate. */
  person: number | undefined
  /** Whether the reader is staff: their view of a ticket has a side column. */
  isStaff: boolean
  /** Whether an administrator views these screens. */
  isViewed: boolean
  /** The account's accent as a style sheet (accentStyle). */
  accent: string
  /** Above the header, on every screen. */
  banner?: ReactNode
  header: ReactNode
  children: ReactNode
}

/** The frame of the signed-in screens. */
export function Shell({ theme, person, isStaff, isViewed, accent, banner, header, children }: ShellProps) {
  return (
    <div
      data-frame
      data-theme={theme}
      data-person={person}
      data-staff={isStaff || undefined}
      data-viewed={isViewed || undefined}
      className="flex min-h-dvh flex-col bg-background text-text"
    >
      <style>{accent}</style>
      <a
        href="#contenu"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-3 focus:rounded-button focus:bg-surface focus:px-4 focus:py-2"
      >
        Aller au contenu
      </a>
      <NavigationBar />
      {banner}
      {header}
      <main id="contenu" className="mx-auto w-full max-w-6xl flex-1 px-4 pb-10 md:px-6 md:pt-6 md:pb-14">
        {children}
      </main>
      <FrameWatch />
    </div>
  )
}
