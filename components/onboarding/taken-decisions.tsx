import type { ReactNode } from 'react'

/** The answers so far, below the open decision, so that it keeps its position. */
export const TakenDecisions = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="reponses" className="flex flex-col gap-1 border-hairline border-t pt-5">
    <h3 id="reponses" className="font-semibold font-text text-muted text-sm tracking-normal">
      Vos réponses, à modifier ici si besoin
    </h3>
    {children}
  </section>
)
