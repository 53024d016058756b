import type { ReactNode } from 'react'

/** The shop's page for its shopper, without the agency's header and links. */
export default function OrderPageLayout({ children }: { children: ReactNode }) {
  return (
    <main id="contenu" className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-10 md:py-14">
      {children}
    </main>
  )
}
