import { clsx } from 'clsx'
import { formatEuros } from '@/lib/domain/money'

/** An amount in large figures with its unit. */
export function Price({
  amountCents,
  unit,
  unitClassName,
  className,
}: {
  amountCents: number
  unit: string
  unitClassName?: string
  className: string
}) {
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2', className)}>
      <b className="font-bold font-display text-[2.25rem] leading-[1.12] tracking-[-0.03em] tabular-nums lg:text-5xl">
        {formatEuros(amountCents)}
      </b>{' '}
      <span className={unitClassName}>{unit}</span>
    </p>
  )
}
