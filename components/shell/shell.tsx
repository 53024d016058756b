import type { ReactNode } from 'react'

type ShellProps = {
  /** undefined: the system's wish. */
  theme: 'light' | 'dark' | undefined
  /** The account's accent as a style sheet (accentStyle). */
  accent: string
  header: ReactNode
  children: ReactNode
}

/** The frame of the signed-in screens. */
export function Shell({ theme, accent, header, children }: ShellProps) {
  return (
    <div data-theme={theme} className="flex min-h-dvh flex-col bg-background text-text">
      <style>{accent}</style>
      <a
        href="#contenu"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-3 focus:rounded-button focus:bg-surface focus:px-4 focus:py-2"
      >
        Aller au contenu
      </a>
      {header}
      <main id="contenu" className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 md:px-6 md:py-12">
        {children}
      </main>
    </div>
  )
}
