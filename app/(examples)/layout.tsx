import type { ReactNode } from 'react'
import { ExampleBar } from '@/components/examples/example-bar'
import { ViewCounter } from '@/components/site/view-counter'

/** An example is its client's site: of ours, only the bar stands above it. */
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
