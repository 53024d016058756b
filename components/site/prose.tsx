import type { ReactNode } from 'react'

/** Running text with a readable line length and space above headings. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[68ch] [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-3 [&_h2:first-child]:mt-0 [&_h2]:mt-12 [&_h2]:text-[1.75rem] [&_h3]:mt-8 [&_h3]:text-xl [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-6">
      {children}
    </div>
  )
}
