import { clsx } from 'clsx'

/** A grey placeholder in a skeleton, one text line high. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx('bone', className)}>{'\u00a0'}</span>
}
