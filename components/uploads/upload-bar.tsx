import { clsx } from 'clsx'

type Props = { label: string; share: number; className?: string }

/** The fraction sent, 0 to 1. */
export const UploadBar = ({ label, share, className }: Props) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(share * 100)}
    className={clsx('h-1.5 overflow-hidden rounded-full bg-sunken', className)}
  >
    <div
      className="h-full origin-left rounded-full bg-accent-ring transition-transform duration-200 motion-reduce:transition-none"
      style={{ transform: `scaleX(${share})` }}
    />
  </div>
)
