import type { ReactNode } from 'react'
import { Alert } from '../ui/layout/alert'

type Props = {
  progress: ReactNode
  /** On a phone it comes after the step. */
  whatNext: ReactNode
  /** Why the shown step differs from the one in the URL. */
  reason: string | null
  children: ReactNode
}

/** A step next to the house. At least as high as the window, so that its footer does not move. */
export const WizardFrame = ({ progress, whatNext, reason, children }: Props) => (
  <div className="mx-auto grid max-w-6xl gap-6 max-md:-mt-5 md:px-4 min-[1184px]:px-8 lg:grid-cols-[17rem_1fr] lg:gap-16">
    <div className="group/side contents lg:sticky lg:top-24 lg:flex lg:flex-col lg:gap-8 lg:self-start">
      {progress}
      {/* On a phone it would move down when the step arrives after it. */}
      <div className="max-lg:order-last max-lg:group-not-has-[+div]/side:hidden">{whatNext}</div>
    </div>
    <div className="flex min-h-[calc(100svh-6rem)] min-w-0 max-w-3xl flex-col lg:min-h-[calc(100svh-2rem)]">
      {reason && (
        <Alert look="info" className="mb-6">
          {reason}
        </Alert>
      )}
      {children}
      <p className="mt-10 border-hairline border-t pt-5 text-muted">
        Une question&nbsp;?{' '}
        <a href="/contact" className="text-accent-text underline">
          Contactez-nous
        </a>
      </p>
    </div>
  </div>
)
