import { formatEuros } from '@/lib/domain/money'

/** An amount in large figures with its unit. */
export function Price({
  amountCents,
  unit,
  unitClassName,
}: {
  amountCents: number
  unit: string
  unitClassName?: string
}) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
      <b className="font-bold font-display text-5xl tabular-nums tablet:max-lg:text-[2.25rem] leading-[1.12] tracking-[-0.03em]">
        {formatEuros(amountCents)}
      </b>{' '}
      <span className={unitClassName}>{unit}</span>
    </p>
  )
}
