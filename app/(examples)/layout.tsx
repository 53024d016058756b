import type { ReactNode } from 'react'
import { ExampleBar } from '@/components/examples/example-bar'
import { ViewCounter } from '@/components/site/view-counter'

/** An example is its client's site: only the bar above it is ours. */
export default function ExamplesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#contenu" className="example-skip">
        Aller au contenu
      </a>
      <ExampleBar />
      {children}
      <ViewCounter />
    </>
  )
}
